import { exitWithError } from "./errors.mjs";

/** Runs a command and exits; after an error it prints one line and exits with 1. */
export async function runCli(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    exitWithError(error);
  }
  process.exit();
}

/** Returns a line for each model with its name and number of rows. */
export function countLines(rows: readonly [string, number][]) {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, count]) => `  ${name.padEnd(width)} ${String(count).padStart(9)}`).join("\n");
}
