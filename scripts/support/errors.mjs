export function readFirstLine(error) {
  // If several addresses were tried, `errors` has one error for each address.
  const { message, code } = error instanceof AggregateError ? (error.errors[0] ?? error) : (error ?? {});
  const lines = String(message || code || error)
    .trim()
    .split(/\n\s*/);
  // Prisma's message begins with the failed call; its last line is the reason.
  return lines[0].startsWith("Invalid `") ? lines.at(-1) : lines[0];
}

export function exitWithError(error) {
  console.error(`Aurea: ${readFirstLine(error)}`);
  process.exit(1);
}
