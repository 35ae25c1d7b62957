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

/** A line per table: name, rows, and the beginning of the hash. */
export function tableLines(tables: readonly { name: string; rows: number; sha256: string }[]) {
  const width = Math.max(...tables.map(({ name }) => name.length));
  return tables
    .map(
      ({ name, rows, sha256 }) =>
        `  ${name.padEnd(width)} ${String(rows).padStart(9)} rows  ${sha256.slice(0, 12)}`,
    )
    .join("\n");
}
