import "server-only";
import { readForPage } from "@/server/content/version";

/** The addresses of the open tools. Tools without an address are coming soon. */
export type OpenTools = Readonly<Record<string, string>>;

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
