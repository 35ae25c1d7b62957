import "server-only";
import { mergeContent } from "@/content/documents";
import { readStored } from "./content/live";
import type { Database } from "./db/client";
import { fillSearchText } from "./search";

export async function seed(db: Database) {
  const { futureApps } = await readStored(db);
  const rows = await db.futureApp.findMany({ select: { id: true, name: true } });
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  for (const { slug, name } of mergeContent("futureApps", futureApps?.values).content.list) {
    if (names.get(slug) === name) continue;
    await db.futureApp.upsert({ where: { id: slug }, create: { id: slug, name }, update: { name } });
  }
  await fillSearchText(db);
}
