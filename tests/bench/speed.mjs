import { chmodSync, mkdtempSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyLocalDefaults } from "../../scripts/support/local.mjs";
import { buildIfNeeded, generateIfNeeded } from "../../scripts/support/prepare.mjs";
import { startCommand } from "../support/start-command.mjs";
import { start, startNginx } from "./servers.mjs";
import { scriptsOf } from "./weight.mjs";
import { connections, measure, rounds } from "./wrk.mjs";

// Measures answers per second of the site, of `next start` with the same build and, if installed, of nginx with the
// same bytes, and of a bare server of node:http, one after the other. Needs wrk (apt-get install wrk).
// npm run bench:speed [SECONDS]
// On PostgreSQL: BENCH_DATABASE_URL names an empty database.
const seconds = Number(process.argv[2] ?? 3);
const scratch = mkdtempSync(join(tmpdir(), "aurea-speed-"));
// nginx started by root reads files as another user.
chmodSync(scratch, 0o755);
const options = { scratch, seconds };
const streamCount = 1_000;
const isPostgres = Boolean(process.env.BENCH_DATABASE_URL);

process.env.DATABASE_URL = process.env.BENCH_DATABASE_URL ?? `file:${join(scratch, "speed.db")}`;
process.env.LOG_LEVEL ??= "error";
process.env.PORT ??= "3220";
// Each vote has its own client address, as behind a proxy.
process.env.TRUSTED_PROXY_HOPS = "1";
applyLocalDefaults();
await generateIfNeeded();
await buildIfNeeded();

/** The bounds of each row: relative to `next start` and nginx, and the 99th percentile in milliseconds. */
const targets = {
  "home, gzip": { next: 40, nginx: 0.5, p99: 5 },
  "largest script, gzip": { next: 40, p99: 5 },
  "soft navigation, gzip": { next: 40, p99: 5 },
  "first visits": { next: 15 },
  "not found": { perSecond: 10_000 },
  "futureApps.list": { next: 4 },
  "a vote, new visitor": { next: isPostgres ? 1.5 : 2, p99: 80 },
};

const gzip = { "accept-encoding": "gzip" };
const brotli = { "accept-encoding": "gzip, deflate, br" };
const form = { "content-type": "application/json", "sec-fetch-site": "same-origin" };

async function tagOf(url, headers) {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  return { ...headers, "if-none-match": answer.headers.get("etag") };
}

async function sizeOf(url) {
  return (await (await fetch(url)).arrayBuffer()).byteLength;
}

/** Returns the requests to measure, by the name of their row in the printed table. */
async function callsOf({ url }) {
  const html = await (await fetch(url)).text();
  const scripts = await Promise.all(
    scriptsOf(html).map(async (src) => ({ src, size: await sizeOf(url + src) })),
  );
  const largest = scripts.toSorted((one, other) => other.size - one.size)[0].src;
  const loaded = html.matchAll(
    /<(?:link|script|img|source)\b[^>]*?(?:href|src)="(\/(?!\/)[^"#]+\.\w+(?:\?[^"]*)?)"/g,
  );
  const firstVisit = ["/", ...new Set([...loaded].map(([, path]) => path))];
  // Next redirects a soft navigation to an address with a hash of its headers, which its router computes itself.
  const soft = await fetch(`${url}/about`, { headers: { rsc: "1" }, redirect: "manual" });
  return {
    "home, gzip": { paths: ["/"], headers: gzip },
    "home, brotli": { paths: ["/"], headers: brotli },
    "home, unchanged": { paths: ["/"], headers: await tagOf(`${url}/`, gzip) },
    "largest script, gzip": { paths: [largest], headers: gzip },
    "soft navigation, gzip": { paths: [soft.headers.get("location")], headers: { ...gzip, rsc: "1" } },
    "first visits": { paths: firstVisit, headers: brotli },
    "not found": { paths: ["/nothing-here"], headers: gzip, isMissing: true },
    "futureApps.list": { paths: ["/api/trpc/futureApps.list"] },
    session: { paths: ["/api/auth/session"] },
    "a vote, new visitor": {
      paths: ["/api/trpc/futureApps.vote"],
      headers: form,
      body: JSON.stringify({ json: { slug: "sleep-stories" } }),
    },
  };
}

async function measureAll(server, calls) {
  const idle = server.memory();
  const figures = {};
  for (const [name, call] of Object.entries(calls)) figures[name] = await measure(server.url, call, options);
  return { figures, idle, after: server.memory(), readyMs: server.readyMs };
}

/** Returns the memory of 1,000 open vote streams in MB. */
async function memoryOfStreams({ url, memory }) {
  const before = memory();
  const open = (index) =>
    new Promise((resolve, reject) => {
      const headers = { accept: "text/event-stream", "x-forwarded-for": `10.1.${index >> 8}.${index & 255}` };
      const request = get(`${url}/api/trpc/futureApps.onVote`, { agent: false, headers }, (answer) => {
        answer.on("error", () => {}).once("data", () => resolve(request));
      });
      request.on("error", reject);
    });
  const streams = [];
  while (streams.length < streamCount)
    streams.push(...(await Promise.all(Array.from({ length: 50 }, (_, at) => open(streams.length + at)))));
  const grown = memory() - before;
  for (const stream of streams) stream.destroy();
  return grown;
}

/** Returns the slowest answer of a path while `work` runs, in milliseconds. */
async function slowestDuring(url, work) {
  let isOver = false;
  let slowest = 0;
  async function read() {
    while (!isOver) {
      const asked = performance.now();
      await sizeOf(url);
      slowest = Math.max(slowest, performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  const reading = read();
  await work();
  isOver = true;
  await reading;
  return Math.round(slowest);
}

/** Stores 200 revisions of the home page, so that the figures are those of a site that was often edited. */
async function storeRevisions() {
  const { migrateDatabase } = await import("../../scripts/support/migrations.ts");
  const { restoreContent } = await import("../../src/server/content/publish.ts");
  await migrateDatabase(process.env.DATABASE_URL);
  const db = openDatabase(process.env.DATABASE_URL);
  for (let turn = 1; turn <= 200; turn += 1) {
    const values = { hero: { heading: `Heading ${turn}.` } };
    await restoreContent(db, null, { document: "home", data: { values, confirmed: [] } });
  }
  await db.$disconnect();
}

/** Returns the slowest page and the slowest file while the content changes, in milliseconds. */
async function waitsAtChange({ url }, file) {
  const { contentChangeWrite } = await import("../../src/server/content/version.ts");
  const db = openDatabase(process.env.DATABASE_URL);
  const change = async () => {
    await db.$transaction([contentChangeWrite(db)]);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  };
  const waits = await Promise.all([slowestDuring(`${url}/`, change), slowestDuring(url + file, change)]);
  await db.$disconnect();
  return waits;
}

const { openDatabase } = await import("../../src/server/db/client.ts");
await storeRevisions();

// Started without npm, so that only the site's own memory is measured.
const site = await start(startCommand.args, { probe: "/api/ready", env: startCommand.env });
await new Promise((resolve) => setTimeout(resolve, 3_000));
const idle = site.memory();
const calls = await callsOf(site);
const largest = calls["largest script, gzip"].paths[0];
// Waits until the files were compressed in the background.
await Promise.all(calls["first visits"].paths.map((path) => sizeOf(site.url + path)));
await new Promise((resolve) => setTimeout(resolve, 5_000));
const ours = { ...(await measureAll(site, calls)), idle };
const [slowestPage, slowestFile] = await waitsAtChange(site, largest);
// Streams come last, and then the home page again: long-lived objects change how garbage is collected.
const grown = await memoryOfStreams(site);
const afterStreams = await measure(site.url, calls["home, gzip"], options);
const asFiles = {
  "home, gzip": { paths: ["/home.txt"], headers: gzip },
  "largest script, gzip": { paths: ["/script.txt"], headers: gzip },
};
const files = [];
for (const workers of [1, 2]) {
  const nginx = await startNginx(site, { scratch, workers, paths: { home: "/", script: largest } });
  if (!nginx) break;
  files.push((await measureAll(nginx, asFiles)).figures);
  await nginx.stop();
}
const bareCalls = Object.fromEntries(
  ["home, gzip", "soft navigation, gzip"].map((name) => [name, calls[name]]),
);
const requests = Object.values(bareCalls).map(({ paths: [path], headers }) => ({ path, headers }));
const bare = await start(["tests/bench/bare-server.mjs", site.url, JSON.stringify(requests)]);
const bareFigures = (await measureAll(bare, bareCalls)).figures;
await bare.stop();
await site.stop();
const next = await start(["node_modules/.bin/next", "start", "-p", "PORT"]);
const theirs = await measureAll(next, await callsOf(next));
await next.stop();

const missed = [];
function checkBound(name, found, bound, isAtMost = false) {
  if (bound === undefined || (isAtMost ? found <= bound : found >= bound)) return;
  missed.push(`${name}: ${found}, to reach ${isAtMost ? "at most" : "at least"} ${bound}`);
}
const row = (cells) => cells.map((cell, at) => (at ? String(cell).padStart(13) : cell.padEnd(38))).join("");
console.log(
  `${connections} connections, ${rounds} × ${seconds} s each, medians; Node ${process.versions.node}\n`,
);
console.log(
  row(["a second", "nginx ×1", "nginx ×2", "next start", "the site", "to next", "to nginx ×1", "p99 ms"]),
);
for (const [name, figure] of Object.entries(ours.figures)) {
  const others = [files[0]?.[name], files[1]?.[name], theirs.figures[name]];
  const ratioTo = (other) => other && Number((figure.perSecond / other.perSecond).toFixed(2));
  const [toNginx, , toNext] = others.map(ratioTo);
  const rates = [...others, figure].map((one) => one?.perSecond ?? "");
  console.log(row([name, ...rates, `${toNext} ×`, toNginx ? `${toNginx} ×` : "", figure.p99]));
  const target = targets[name] ?? {};
  checkBound(`${name}, to next start`, toNext, target.next);
  if (toNginx) checkBound(`${name}, to nginx`, toNginx, target.nginx);
  checkBound(`${name}, a second`, figure.perSecond, target.perSecond);
  checkBound(`${name}, p99 ms`, Number(figure.p99), target.p99, true);
}
console.log(row(["home, after the streams", "", "", "", afterStreams.perSecond, "", "", afterStreams.p99]));
for (const [name, { perSecond, p99 }] of Object.entries(bareFigures))
  console.log(row([`bare node:http, ${name}`, "", "", "", perSecond, "", "", p99]));
const singles = [
  ["memory idle, MB", ours.idle, 270, theirs.idle],
  ["memory after, MB", ours.after, 500, theirs.after],
  [`${streamCount} streams, MB more`, grown, 150],
  ["ready after, ms", Math.round(ours.readyMs), 3_000, Math.round(theirs.readyMs)],
  ["slowest page at a change", slowestPage, 300],
  ["slowest file meanwhile", slowestFile, 100],
];
for (const [name, found, bound, beside = ""] of singles) {
  console.log(row([name, "", "", beside, found]));
  checkBound(name, found, bound, true);
}
console.log(missed.length ? `\nmissed:\n${missed.join("\n")}` : "\nevery figure reached");
process.exit(missed.length ? 1 : 0);
