const segments = new Intl.Segmenter("en", { granularity: "grapheme" });

function firstSign(word: string) {
  const signs = [...segments.segment(word)].map(({ segment }) => segment);
  return signs.find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? signs[0] ?? "";
}

/** The initials of a name, of its first and its last word: "Noor de Vries" has NV, "Noor" has N. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => firstSign(word ?? ""))
    .join("")
    .toLocaleUpperCase("en");
}

/** The address of a name's initials as a picture, for members who have none of their own. */
export function initialsPicture(name: string) {
  const plain = name.replace(/\p{C}/gu, "").trim().slice(0, 100) || "?";
  const query = { name: plain, background: "17545a", color: "faf5ec", size: "128" };
  return `/api/avatar?${new URLSearchParams(query)}`;
}
