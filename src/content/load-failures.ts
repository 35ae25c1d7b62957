// These texts are not in messages.ts and coaching-forms.ts, so that pages can load them without the other texts.

export const unreachable = "We could not reach the site. Check your connection and try again.";

export const unloaded = {
  text: "This page has not loaded completely, so its buttons and forms do not work yet. Wait a moment, or reload it.",
  load: "Reload the page",
};

export const partFailed = "This part of the page did not load. Check your connection and reload the page.";

export const formTrigger = {
  failed: `The form did not load. ${unreachable}`,
  noScript: "The waiting list and the application need JavaScript. Without it, write to us:",
};
