/** After this long without an answer a change is given up, and told as one for which the site was not reached. */
export const timeoutMs = 30_000;
