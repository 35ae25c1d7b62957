/** The lines of a log in which one of these stands: in either case, and as a part of an address too. */
export function linesHolding(log: string, texts: readonly string[]) {
  const wanted = [...new Set(texts)].filter(Boolean).map((text) => text.toLowerCase());
  return log.split("\n").filter((line) => {
    const said = line.toLowerCase().replaceAll("%40", "@");
    return wanted.some((text) => said.includes(text));
  });
}
