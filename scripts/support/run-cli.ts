import { exitWithError } from "./errors.mjs";

/** After an error it prints one line and exits with 1. */
export async function runCli(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    exitWithError(error);
  }
  process.exit();
}

export function countLines(rows: readonly [string, number][]) {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, count]) => `  ${name.padEnd(width)} ${String(count).padStart(9)}`).join("\n");
}
