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
  ...[rows, count, count - rows].map(String),
]);
const lines = [["app", "rows", "count", "difference"], ...table];
const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
for (const line of lines) {
  const [app = "", ...figures] = line;
  const cells = figures.map((figure, index) => figure.padStart(widths[index + 1] ?? 0));
  console.log([app.padEnd(widths[0] ?? 0), ...cells].join("  "));
}
console.log(`${check.keptDays} past days kept, ${check.days.length} of their counts differ`);

if (faults.length === 0) console.log("every count equals its rows");
else if (isRepair) console.log(`${faults.length} counts differed and were set to their rows`);
else {
  console.error(`${faults.length} counts differ from their rows; npm run votes:check -- --repair sets them`);
  process.exitCode = 1;
}
await db.$disconnect();
