/** What an error says, in one line. */
export function lineOf(error) {
  // An attempt at several addresses has a message of its own for each, and none for all.
  const { message, code } = error instanceof AggregateError ? (error.errors[0] ?? error) : (error ?? {});
  const lines = String(message || code || error)
    .trim()
    .split(/\n\s*/);
  // Prisma begins with the call that failed, and ends with why.
  return lines[0].startsWith("Invalid `") ? lines.at(-1) : lines[0];
}

/** Ends the process with what went wrong in one line. */
export function giveUp(error) {
  console.error(`Aurea: ${lineOf(error)}`);
  process.exit(1);
}
