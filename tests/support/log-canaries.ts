/** The texts are found in any case and URL-encoded. */
export function linesContaining(log: string, texts: readonly string[]) {
  const wanted = [...new Set(texts)].filter(Boolean).map((text) => text.toLowerCase());
  return log.split("\n").filter((line) => {
    const said = line.toLowerCase().replaceAll("%40", "@");
    return wanted.some((text) => said.includes(text));
  });
}
