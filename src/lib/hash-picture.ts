import { createHash } from "node:crypto";
import type { LinkPicture } from "@/content/link-pictures";

/** Returns a short hash of what a picture shows, which built files and the addresses of drawn pictures contain. */
export function hashPicture({ kind, heading, text = "", prices = [], open = [] }: Omit<LinkPicture, "alt">) {
  const shown = [kind, heading, text, ...prices, ...open].join("\n");
  return createHash("sha256").update(shown).digest("hex").slice(0, 20);
}
