/** A mutation without an answer fails after this time, like one that did not reach the site. */
export const timeoutMs = 30_000;
