import { createHash } from "node:crypto";

type PictureWords = { kind: string; heading: string; text?: string; prices?: readonly string[] };

/** Returns a short hash of the text on a picture; built files and the addresses of drawn pictures contain it. */
export function stampOf({ kind, heading, text = "", prices = [] }: PictureWords) {
  const words = [kind, heading, text, ...prices].join("\n");
  return createHash("sha256").update(words).digest("hex").slice(0, 20);
}
