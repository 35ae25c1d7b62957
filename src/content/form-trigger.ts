import { unreachable } from "./messages";

/** The words beside what opens the waiting list and the application; alone, so that a page loads no more of the copy. */
export const formTrigger = {
  failed: `The form did not load. ${unreachable}`,
  noScript: "The waiting list and the application need JavaScript. Without it, write to us:",
};
