import { createHash } from "node:crypto";
import type { LinkPicture } from "@/content/link-pictures";

/** Built files and the addresses of drawn pictures contain this short hash of what a picture shows. */
export function hashPicture({ kind, heading, text = "", prices = [], open = [] }: Omit<LinkPicture, "alt">) {
  const words = [kind, heading, text, ...prices, ...open].join("\n");
  return createHash("sha256").update(words).digest("hex").slice(0, 20);
}
