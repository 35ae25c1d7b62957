import { mergeContent } from "../src/content/documents";
import { readStored } from "../src/server/content/live";
import { openDatabase } from "../src/server/db/client";
import { fillSearchText } from "../src/server/search";

/** Adds the future apps, renames those whose name has changed, and fills the search texts of earlier releases. */
export async function seed(url: string) {
  const db = openDatabase(url);
  const { futureApps } = await readStored(db);
  const rows = await db.futureApp.findMany({ select: { id: true, name: true } });
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  for (const { slug, name } of mergeContent("futureApps", futureApps?.values).content.list) {
    if (names.get(slug) === name) continue;
    await db.futureApp.upsert({ where: { id: slug }, create: { id: slug, name }, update: { name } });
  }
  await fillSearchText(db);
  await db.$disconnect();
}
