import "../scripts/support/env-file.mjs";
import { futureApps } from "../src/content/future-apps";
import { env } from "../src/env.mjs";
import { openDatabase } from "../src/server/db/client";
import { fillSearchText } from "../src/server/search";

const db = openDatabase(env.DATABASE_URL);

for (const { slug, name } of futureApps) {
  await db.futureApp.upsert({ where: { id: slug }, create: { id: slug, name }, update: { name } });
}
await fillSearchText(db);
console.log(`${futureApps.length} future apps are in place`);
await db.$disconnect();
