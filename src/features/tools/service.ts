import "server-only";
import { freeToolIds } from "@/content/free-tools";
import { sharedRead } from "@/server/batch";

const readOpen = sharedRead((db) => db.openTool.findMany({ select: { id: true, address: true } }));

/** The free tools that are open and where; one that is not among them is coming soon. */
export async function listOpenTools(db: Parameters<typeof readOpen>[0]) {
  const rows = await readOpen(db);
  return freeToolIds.flatMap((id) =>
    rows.filter((row) => row.id === id).map(({ address }) => ({ id, address })),
  );
}
