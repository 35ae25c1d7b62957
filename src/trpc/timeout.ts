/** After this time a mutation without an answer fails as if the site were unreachable. */
export const timeoutMs = 30_000;
