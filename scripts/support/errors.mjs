/** Returns an error's message in one line. */
export function firstLineOf(error) {
  // A connection tried at several addresses has one message for each in `errors`.
  const { message, code } = error instanceof AggregateError ? (error.errors[0] ?? error) : (error ?? {});
  const lines = String(message || code || error)
    .trim()
    .split(/\n\s*/);
  // Prisma's message begins with the failed call and ends with the reason.
  return lines[0].startsWith("Invalid `") ? lines.at(-1) : lines[0];
}

/** Prints an error in one line and exits with code 1. */
export function exitWithError(error) {
  console.error(`Aurea: ${firstLineOf(error)}`);
  process.exit(1);
}
