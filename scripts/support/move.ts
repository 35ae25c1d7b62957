import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withSnapshot } from "./backup";
import { importRows } from "./import-rows";
import { refuseWhileInUse } from "./store";

/** Copies all of one database into another, empty one, of either kind; gives both sides' counts and hashes. */
export async function move(from: string, to: string) {
  if (from === to) throw new Error("FROM and TO are the same database");
  await refuseWhileInUse(from);
  const scratch = await mkdtemp(join(tmpdir(), "aurea-move-"));
  try {
    return await withSnapshot(from, scratch, async (source, unknownTables) => {
      const { compared } = await importRows(source, to);
      return { compared, unknownTables, from: source.name };
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
