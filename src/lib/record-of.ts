export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  makeValue: (key: Key, index: number) => Value,
) {
  const entries = keys.map((key, index) => [key, makeValue(key, index)]);
  return Object.fromEntries(entries) as Record<Key, Value>;
}
