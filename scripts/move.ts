import "./support/env-file.mjs";
import { formatCounts } from "./support/database-state";
import { move } from "./support/move";

const [from = "", to = "", ...more] = process.argv.slice(2);

if (!/^file:./.test(from) || !/^postgres(ql)?:\/\/./.test(to) || more.length) {
  console.error("usage: npm run db:move -- file:PATH postgresql://USER@HOST/NAME");
  process.exit(1);
}

const started = Date.now();
const rows = await move(from, to);
const total = rows.reduce((sum, [, count]) => sum + count, 0);
const seconds = ((Date.now() - started) / 1000).toFixed(1);
console.log(
  `${formatCounts(rows)}\n${total} rows moved in ${seconds} s; the counts of both databases agree.`,
);
console.log("The old database is unchanged. Set DATABASE_URL to the new one and start the site.");
