// On its own, so that a page which can only fail to load something does not carry all of messages.ts.
export const unreachable = "We could not reach the site. Check your connection and try again.";
