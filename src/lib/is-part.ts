/** Returns whether a value is an object with fields, and no list. */
export const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
