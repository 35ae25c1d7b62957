import { unreachable } from "./messages";

/** Separate from coaching-forms.ts, so that pages do not load the texts of the forms. */
export const formTrigger = {
  failed: `The form did not load. ${unreachable}`,
  noScript: "The waiting list and the application need JavaScript. Without it, write to us:",
};
