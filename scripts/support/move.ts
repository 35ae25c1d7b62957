import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withMoment } from "./backup";
import { pour } from "./pour";
import { refuseWhileInUse } from "./store";

/** Copies all of one database into another, empty one, of either kind; gives both sides' counts and hashes. */
export async function move(from: string, to: string) {
  if (from === to) throw new Error("FROM and TO are the same database");
  await refuseWhileInUse(from);
  const scratch = await mkdtemp(join(tmpdir(), "aurea-move-"));
  try {
    return await withMoment(from, scratch, async (source, strangers) => {
      const { compared } = await pour(source, to);
      return { compared, strangers, from: source.name };
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
