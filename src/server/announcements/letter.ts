import "server-only";
import { freeToolName } from "@/content/free-tools";
import type { Database } from "../db/client";

/** Where a tool is, for its letters; null while it is coming soon. */
export async function addressOf(db: Database, tool: string) {
  const opened = await db.openTool.findUnique({ where: { id: tool }, select: { address: true } });
  return opened?.address ?? null;
}

type Stored = { tool: string; address: string | null };

/** Where the letters of an announcement lead: what was stored as it was sent off, before that where its tool is by now. */
export async function linkOf(db: Database, { tool, address }: Stored) {
  return address ?? (await addressOf(db, tool));
}

type Text = { tool: string; subject: string; body: string };
type Reader = { id: string; displayName: string | null };

/** The paragraphs of a text, with an empty line between them. */
function paragraphsOf(body: string) {
  return body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** What the letter of an announcement to one member is made from; `address` is where its tool is, if that is known. */
export function letterOf({ tool, subject, body }: Text, { id, displayName }: Reader, address: string | null) {
  return {
    name: displayName,
    userId: id,
    tool: freeToolName(tool),
    subject,
    paragraphs: paragraphsOf(body),
    address,
  };
}
