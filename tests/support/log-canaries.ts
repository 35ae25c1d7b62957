/** Returns the lines that contain one of the texts, in any case and also with %40 for @. */
export function linesContaining(log: string, texts: readonly string[]) {
  const wanted = [...new Set(texts)].filter(Boolean).map((text) => text.toLowerCase());
  return log.split("\n").filter((line) => {
    const text = line.toLowerCase().replaceAll("%40", "@");
    return wanted.some((canary) => text.includes(canary));
  });
}
