import { giveUp } from "./one-line.mjs";

/** Runs a command of the command line and ends the process, with 1 after an error, which is printed in one line. */
export async function runCli(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    giveUp(error);
  }
  process.exit();
}

/** Returns a line for each model: its name and how many rows it has. */
export function countLines(rows: readonly [string, number][]) {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, count]) => `  ${name.padEnd(width)} ${String(count).padStart(9)}`).join("\n");
}
