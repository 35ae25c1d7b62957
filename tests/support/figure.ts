import { appendFileSync } from "node:fs";

/** A full run, as by `npm run test:security`, tests more. */
export const isFull = process.env.TEST_FULL === "1";

/** Prints a measurement as a line `name value unit`. A full run compares it with its bound in tests/promises.json. */
export function figure(name: string, value: number, unit: string, place?: string) {
  const { FIGURES_FILE, TEST_DATABASE } = process.env;
  const database = place ?? TEST_DATABASE ?? "built";
  console.info(`${name} ${Number.isInteger(value) ? value : value.toFixed(2)} ${unit}`);
  if (FIGURES_FILE) appendFileSync(FIGURES_FILE, `${JSON.stringify({ name, value, unit, database })}\n`);
}
