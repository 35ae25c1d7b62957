import { setTimeout as wait } from "node:timers/promises";
import { findChromium } from "../../scripts/support/browsers.mjs";
import { exitWithError } from "../../scripts/support/errors.mjs";
import { applyLocalDefaults } from "../../scripts/support/local.mjs";
import { migrateDatabase } from "../../scripts/support/migrations.ts";
import { buildIfNeeded, generateIfNeeded } from "../../scripts/support/prepare.mjs";
import { serve } from "../../scripts/support/server.mjs";
import { measureBarePage } from "./bare-page.mjs";
import { auditPage } from "./lighthouse.mjs";
import { kB, weighScripts } from "./weight.mjs";

// The performance score of a page may be at most `behindBare` points below the score of a page with a single word.
const limits = { script: 15_000, transfer: 300_000, behindBare: 6, others: 100, shift: 0.005 };
const marketing = ["/", "/about", "/lounge", "/products", "/podcast", "/coaching", "/pricing", "/corporate"];
const routes = process.argv.slice(2).length ? process.argv.slice(2) : marketing;

process.env.PORT ??= "3220";
process.env.DATABASE_URL ??= "file:.data/bench.db";
process.env.LOG_LEVEL ??= "warn";
applyLocalDefaults();
process.env.CHROME_PATH = await findChromium();
await generateIfNeeded();
await migrateDatabase(process.env.DATABASE_URL);
const bare = await measureBarePage();
await buildIfNeeded();
process.env.NODE_ENV = "production";
// Exits on an error, because Next keeps the process running after an uncaught error.
await serve().catch(exitWithError);

const origin = `http://localhost:${process.env.PORT}`;

/** Requests the page and its files, and waits until they have been compressed in the background. */
async function warmUp(route) {
  const html = await (await fetch(origin + route)).text();
  const files = new Set(html.match(/\/(?:_next\/static|media)\/[\w./-]+/g));
  await Promise.all([...files].map(async (file) => (await fetch(origin + file)).arrayBuffer()));
  await wait(3_000);
}

async function measure(route) {
  await warmUp(route);
  const script = (await weighScripts(origin + route)) - bare.script;
  return { route, script, ...(await auditPage(origin + route)) };
}

const rows = [];
for (const route of routes) rows.push(await measure(route).catch(exitWithError));

console.log(
  `\nbare page of the same Next: ${kB(bare.script)} kB of script (gzip), performance ${bare.performance}\n`,
);
console.table(
  rows.map(({ route, script, performance, accessibility, practices, seo, shift, transfer }) => ({
    route,
    "script kB above bare": kB(script),
    performance,
    accessibility,
    practices,
    seo,
    shift: shift.toFixed(2),
    "transfer kB": kB(transfer),
  })),
);

const over = rows.filter(
  (row) =>
    row.script > limits.script ||
    row.transfer > limits.transfer ||
    row.shift >= limits.shift ||
    row.performance < bare.performance - limits.behindBare ||
    Math.min(row.accessibility, row.practices, row.seo) < limits.others,
);
if (over.length) console.log(`\nover a limit: ${over.map((row) => row.route).join(", ")}`);
process.exit(over.length ? 1 : 0);
