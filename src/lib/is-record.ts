export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns stored JSON as a record, or an empty record if it is anything else. */
export function toRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
