import { futureApps } from "../src/content/future-apps";
import { openDatabase } from "../src/server/db/client";
import { fillSearchText } from "../src/server/search";

/** Adds the future apps, renames those whose name has changed, and fills the search texts of earlier releases. */
export async function seed(url: string) {
  const db = openDatabase(url);
  for (const { slug, name } of futureApps) {
    await db.futureApp.upsert({ where: { id: slug }, create: { id: slug, name }, update: { name } });
  }
  await fillSearchText(db);
  await db.$disconnect();
}
