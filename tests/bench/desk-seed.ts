import { fillDesk } from "./desk-rows";

const [url, scale] = process.argv.slice(2);
if (!url || !/^\d+$/.test(scale ?? "")) {
  console.error("usage: desk-seed.ts DATABASE_URL THOUSANDS   (an empty, migrated database)");
  process.exit(1);
}
const thousands = Number(scale) * 1_000;
await fillDesk(url, {
  applications: thousands,
  entries: thousands,
  members: Math.ceil(thousands / 2),
  votes: thousands * 10,
});
