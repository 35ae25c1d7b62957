import "server-only";
import { readForPage } from "@/server/content-version";

/** Where each open tool is, by its id; a tool that is not among them is coming soon. */
export type OpenTools = Readonly<Record<string, string>>;

/** Returns the tools that are open, for a page that is being rendered. */
export function readOpenTools() {
  return readForPage<OpenTools>(
    "open-tools",
    async (db) => {
      const rows = await db.openTool.findMany({ select: { id: true, address: true } });
      return Object.fromEntries(rows.map(({ id, address }) => [id, address]));
    },
    {},
  );
}
