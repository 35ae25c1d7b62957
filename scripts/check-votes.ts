import "./support/env-file.mjs";
import { env } from "../src/env.mjs";
import { checkVotes, listMismatches, repairVotes } from "../src/features/future-apps/check-service";
import { openDatabase } from "../src/server/db/client";

const flags = process.argv.slice(2);
if (flags.some((flag) => flag !== "--repair")) {
  console.error("usage: npm run votes:check [-- --repair]");
  process.exit(1);
}

const isRepair = flags.includes("--repair");
const db = openDatabase(env.DATABASE_URL);
const check = await (isRepair ? repairVotes(db) : checkVotes(db));
const faults = listMismatches(check);

const table = [...check.apps, ...check.days].map(({ name, rows, count }) => [
  name,
  { rows, count, difference: count - rows },
]);
console.table(Object.fromEntries(table));
console.log(`${check.keptDays} past days kept, ${check.days.length} of their counts differ`);

if (faults.length === 0) console.log("every count equals its rows");
else if (isRepair) console.log(`${faults.length} counts differed and were corrected`);
else {
  console.error(`${faults.length} counts differ; npm run votes:check -- --repair corrects them`);
  process.exitCode = 1;
}
await db.$disconnect();
