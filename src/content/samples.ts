// Without the schemas, as the form of the Desk asks it in the browser.

/** Returns whether words stand in the place of a sample; of a list, in the place of each of its items. */
export function isReplaced(initial: unknown, value: unknown) {
  if (JSON.stringify(value) === JSON.stringify(initial)) return false;
  if (!Array.isArray(initial) || !Array.isArray(value)) return true;
  const samples = new Set(initial.map((item) => JSON.stringify(item)));
  return !value.some((item) => samples.has(JSON.stringify(item)));
}
