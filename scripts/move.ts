import "./support/require-node.mjs";
import { move } from "./support/move";
import { runCli } from "./support/run-cli";

const [from, to, ...more] = process.argv.slice(2);
const isUrl = (text: string | undefined) => /^(file:.|postgres(ql)?:\/\/.)/.test(text ?? "");

if (!from || !to || more.length || !isUrl(from) || !isUrl(to)) {
  console.error(
    "usage: npm run db:move -- FROM TO   (each file:PATH or postgresql://USER:PASSWORD@HOST/NAME)",
  );
  process.exit(1);
}

await runCli(async () => {
  const started = Date.now();
  const { compared, unknownTables, from: name } = await move(from, to);
  const width = Math.max(...compared.map(({ table }) => table.length));
  console.log(`${"table".padEnd(width)}       rows  from          to`);
  for (const { table, from, to } of compared) {
    const [a, b] = [from.sha256.slice(0, 12), to.sha256.slice(0, 12)];
    console.log(
      `${table.padEnd(width)} ${String(from.rows).padStart(10)}  ${a}  ${b}  ${a === b ? "same" : "OTHER"}`,
    );
  }
  if (unknownTables.length)
    console.log(`left out, since they are not the site's: ${unknownTables.join(", ")}`);
  const rows = compared.reduce((sum, { from }) => sum + from.rows, 0);
  console.log(
    `${rows} rows of ${name} moved in ${((Date.now() - started) / 1000).toFixed(1)} s; every hash agrees.`,
  );
  console.log("Nothing was taken from the old database. Set DATABASE_URL to the new one and start the site.");
});
