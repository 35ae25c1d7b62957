function getFirstCharacter(word: string) {
  // Created on each call, because browsers load this file too, and Firefox before 125 has no Segmenter.
  const segments = new Intl.Segmenter("en", { granularity: "grapheme" }).segment(word);
  const signs = Array.from(segments, ({ segment }) => segment);
  return signs.find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? signs[0] ?? "";
}

/** "Noor de Vries" gives NV, "Noor" gives N. */
export function getInitials(name: string) {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => getFirstCharacter(word ?? ""))
    .join("")
    .toLocaleUpperCase("en");
}

export function drawInitials(name: string) {
  const plain = name.replace(/\p{C}/gu, "").trim().slice(0, 100) || "?";
  const query = { name: plain, background: "17545a", color: "faf5ec", size: "128" };
  return `/api/avatar?${new URLSearchParams(query)}`;
}
