export const cookieHeader = (jar: Map<string, string>) => [...jar].map((pair) => pair.join("=")).join("; ");
