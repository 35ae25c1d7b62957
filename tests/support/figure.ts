import { appendFileSync } from "node:fs";

/** Whether the figures of the promises are wanted in full, as `npm run test:security` does, or their quick half. */
export const isFull = process.env.TEST_FULL === "1";

/**
 * Prints what a test measured, as a line `name value unit` that can be gathered from the output. What it has to reach
 * stands in tests/promises.json, which a full run compares it with at its end.
 */
export function figure(name: string, value: number, unit: string, place?: string) {
  const { FIGURES_FILE, TEST_DATABASE } = process.env;
  const database = place ?? TEST_DATABASE ?? "built";
  console.info(`${name} ${Number.isInteger(value) ? value : value.toFixed(2)} ${unit}`);
  if (FIGURES_FILE) appendFileSync(FIGURES_FILE, `${JSON.stringify({ name, value, unit, database })}\n`);
}
