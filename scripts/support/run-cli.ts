/** Runs a command of the command line; prints an error in one line and exits with 1. */
export async function runCli(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    console.error(`Aurea: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
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
