/** Returns the value of the header Cookie. */
export const cookieHeader = (jar: Map<string, string>) => [...jar].map((pair) => pair.join("=")).join("; ");
