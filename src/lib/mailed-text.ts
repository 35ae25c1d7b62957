/** Decodes the UTF-8 of a run of percent-encoded bytes, which may be cut off. */
const decodeBytes = (run: string) =>
  new TextDecoder().decode(Uint8Array.from(run.slice(1).split("%"), (byte) => Number.parseInt(byte, 16)));

/**
 * Undoes what mail programs and gateways do to the end of a link: encode characters, break the line, or replace
 * hyphens.
 */
export function restoreMailedText(text: string) {
  return (
    text
      .replace(/%(?:25)+/g, "%")
      .replace(/(?:=|%3d)?(?:%0d)?%0a/gi, "")
      .replace(/(?:%[\da-f]{2})+/gi, decodeBytes)
      .replace(/<w?br ?\/?>/gi, "")
      .replace(/&num;/gi, "#")
      .replace(/&#(x?)([\da-f]{2,3});/gi, (_, x, code) =>
        String.fromCharCode(Number.parseInt(code, x ? 16 : 10)),
      )
      // NFKC turns the wide characters of East Asian programs into ASCII.
      .normalize("NFKC")
      .replace(/[\u2010-\u2015\u2212]/g, "-")
  );
}
