/**
 * Returns whether two JSON values are equal. The order of fields does not count, because PostgreSQL does not keep it.
 */
export function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const [mine, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  if (Array.isArray(one) !== Array.isArray(other) || mine.size !== theirs.size) return false;
  return [...mine].every(([key, value]) => theirs.has(key) && isEqual(value, theirs.get(key)));
}
