import { appendFileSync } from "node:fs";
import promises from "../promises.json" with { type: "json" };

/** True in a full run, such as `npm run test:security`, which tests more. */
export const isFull = process.env.TEST_FULL === "1";

const names = new Set(
  Object.values(promises).flatMap((run) => run.promises.flatMap(({ figures }) => Object.keys(figures))),
);

/**
 * Prints a measurement as a line `name value unit`. A full run compares it with its bound in tests/promises.json; a name
 * without a bound there fails the test.
 */
export function figure(name: string, value: number, unit: string, place?: string) {
  if (!names.has(name)) throw new Error(`tests/promises.json has no figure ${name}`);
  const { FIGURES_FILE, TEST_DATABASE } = process.env;
  const database = place ?? TEST_DATABASE ?? "built";
  console.info(`${name} ${Number.isInteger(value) ? value : value.toFixed(2)} ${unit}`);
  if (FIGURES_FILE) appendFileSync(FIGURES_FILE, `${JSON.stringify({ name, value, unit, database })}\n`);
}
