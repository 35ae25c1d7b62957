import { createHash } from "node:crypto";
import type { LinkPicture } from "../../src/content/link-pictures";

/** What a link preview carries in its file to say which words are painted on it. */
export function stampOf({ kind, heading, text = "" }: Omit<LinkPicture, "alt">) {
  return createHash("sha256").update([kind, heading, text].join("\n")).digest("hex").slice(0, 20);
}
