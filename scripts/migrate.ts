import "./support/env-file.mjs";
import { env } from "../src/env.mjs";
import { openDatabase } from "../src/server/db/client";
import { seed } from "../src/server/seed";
import { migrateDatabase } from "./support/migrations";

const { DATABASE_URL: url } = env;
const applied = await migrateDatabase(url);
const db = openDatabase(url);
await seed(db);
await db.$disconnect();
console.log(applied.length ? `applied ${applied.join(", ")}` : "the database is up to date");
