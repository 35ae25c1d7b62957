import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { applyLocalDefaults } from "../../scripts/support/local.mjs";
import { buildIfNeeded, generateIfNeeded } from "../../scripts/support/prepare.mjs";
import { startCommand } from "../support/start-command.mjs";
import { callsOf, gzip, sizeOf } from "./calls.mjs";
import { start, startNginx } from "./servers.mjs";
import { connections, measure, rounds } from "./wrk.mjs";

// Compares the answers per second of the site with those of `next start`, of nginx (if installed) and of a bare server
// of node:http. Needs wrk (apt-get install wrk), and on PostgreSQL an empty database in BENCH_DATABASE_URL.
// npm run bench:speed [SECONDS]
const seconds = Number(process.argv[2] ?? 3);
const scratch = mkdtempSync(join(tmpdir(), "aurea-speed-"));
// If root starts nginx, its workers read files as another user.
chmodSync(scratch, 0o755);
const options = { scratch, seconds };
const isPostgres = Boolean(process.env.BENCH_DATABASE_URL);

process.env.DATABASE_URL = process.env.BENCH_DATABASE_URL ?? `file:${join(scratch, "speed.db")}`;
process.env.LOG_LEVEL ??= "error";
process.env.PORT ??= "3220";
// Each vote has its own client address, as behind a proxy.
process.env.TRUSTED_PROXY_HOPS = "1";
applyLocalDefaults();
await generateIfNeeded();
await buildIfNeeded();

/** Minimum speed relative to `next start` and nginx, minimum answers per second, and maximum `p99` in milliseconds. */
const targets = {
  "home, gzip": { next: 40, nginx: 0.5, p99: 5 },
  "largest script, gzip": { next: 40, p99: 5 },
  "soft navigation, gzip": { next: 40, p99: 5 },
  "first visits": { next: 15 },
  "not found": { perSecond: 10_000 },
  "futureApps.list": { next: 4 },
  "a vote, new visitor": { next: isPostgres ? 1.5 : 2, p99: 80 },
};

/** Returns the longest response time while `work` runs, in milliseconds. */
async function measureSlowest(url, work) {
  let isOver = false;
  let slowest = 0;
  async function read() {
    while (!isOver) {
      const asked = performance.now();
      await sizeOf(url);
      slowest = Math.max(slowest, performance.now() - asked);
      await wait(5);
    }
  }
  const reading = read();
  await work();
  isOver = true;
  await reading;
  return Math.round(slowest);
}

/** Stores many revisions, because a site in use has been edited often. */
async function storeRevisions() {
  const { migrateDatabase } = await import("../../scripts/support/migrations.ts");
  const { restoreContent } = await import("../../src/server/content/publish.ts");
  await migrateDatabase(process.env.DATABASE_URL);
  const db = openDatabase(process.env.DATABASE_URL);
  for (let turn = 1; turn <= 200; turn += 1) {
    const values = { hero: { heading: `Heading ${turn}.` } };
    await restoreContent(db, null, [{ document: "home", data: { values, confirmed: [] } }]);
  }
  await db.$disconnect();
}

/** Returns the longest response times of the home page and of a file during a content change, in milliseconds. */
async function measureAtChange({ url }, file) {
  const { contentChangeWrite } = await import("../../src/server/content/version.ts");
  const db = openDatabase(process.env.DATABASE_URL);
  const change = async () => {
    await db.$transaction([contentChangeWrite(db)]);
    await wait(2_000);
  };
  const waits = await Promise.all([measureSlowest(`${url}/`, change), measureSlowest(url + file, change)]);
  await db.$disconnect();
  return waits;
}

const { openDatabase } = await import("../../src/server/db/client.ts");
await storeRevisions();

// Starts the site without npm, so that only the site's own memory is measured.
const site = await start(startCommand.args, { probe: "/api/ready", env: startCommand.env });
// After some idle seconds V8 frees memory that only the start needed.
await wait(10_000);
const idle = site.memory();
const next = await start(["node_modules/.bin/next", "start", "-p", "PORT"]);
const nextIdle = next.memory();
const calls = await callsOf(site);
const nextCalls = await callsOf(next);
const largest = calls["largest script, gzip"].paths[0];
// Waits until the files have been compressed in the background.
await Promise.all(calls["first visits"].paths.map((path) => sizeOf(site.url + path)));
await wait(5_000);
const files = { home: "/", script: largest };
const nginx = await startNginx(site, { scratch, paths: files });
const fileCalls = {
  "home, gzip": { paths: ["/home.txt"], headers: gzip },
  "largest script, gzip": { paths: ["/script.txt"], headers: gzip },
};
const bareCalls = {
  "home, gzip": calls["home, gzip"],
  "largest script, gzip": calls["largest script, gzip"],
  "soft navigation, gzip": calls["soft navigation, gzip"],
};
const bareRequests = Object.values(bareCalls).map(({ paths: [path], headers }) => ({ path, headers }));
const bare = await start(["tests/bench/bare-server.mjs", site.url, JSON.stringify(bareRequests)]);

const figures = {};
for (const name of Object.keys(calls)) {
  const servers = { site: [site, calls], next: [next, nextCalls], bare: [bare, bareCalls] };
  if (nginx) servers.nginx = [nginx, fileCalls];
  figures[name] = {};
  for (const [server, [{ url }, own]] of Object.entries(servers))
    if (own[name]) figures[name][server] = await measure(url, own[name], options);
}
const after = site.memory();
const nextAfter = next.memory();
for (const server of [next, bare, nginx]) await server?.stop();
const [slowestPage, slowestFile] = await measureAtChange(site, largest);
await site.stop();

const missed = [];
function checkBound(name, found, bound, isAtMost = false) {
  if (bound === undefined || (isAtMost ? found <= bound : found >= bound)) return;
  missed.push(`${name}: ${found}, to reach ${isAtMost ? "at most" : "at least"} ${bound}`);
}
const row = (cells) => cells.map((cell, at) => (at ? String(cell).padStart(12) : cell.padEnd(32))).join("");
console.log(
  `${connections} connections, ${rounds} × ${seconds} s each, medians; Node ${process.versions.node}\n`,
);
const columns = ["nginx", "bare", "next"];
console.log(
  row(["a second", "nginx", "bare http", "next start", "the site", "to next", "to nginx", "p99", "bare p99"]),
);
for (const [name, figure] of Object.entries(figures)) {
  const ratioTo = (other) => other && Number((figure.site.perSecond / other.perSecond).toFixed(2));
  const [toNext, toNginx] = [ratioTo(figure.next), ratioTo(figure.nginx)];
  const rates = [...columns, "site"].map((server) => figure[server]?.perSecond ?? "");
  const ratios = [`${toNext} ×`, toNginx ? `${toNginx} ×` : ""];
  console.log(row([name, ...rates, ...ratios, figure.site.p99, figure.bare?.p99 ?? ""]));
  const target = targets[name] ?? {};
  checkBound(`${name}, to next start`, toNext, target.next);
  if (toNginx) checkBound(`${name}, to nginx`, toNginx, target.nginx);
  checkBound(`${name}, a second`, figure.site.perSecond, target.perSecond);
  checkBound(`${name}, p99 ms`, Number(figure.site.p99), target.p99, true);
}
const singles = [
  ["memory idle, MB", idle, 270, nextIdle],
  ["memory after, MB", after, 500, nextAfter],
  ["ready after, ms", Math.round(site.readyMs), 3_000, Math.round(next.readyMs)],
  ["slowest page at a change", slowestPage, 300],
  ["slowest file meanwhile", slowestFile, 100],
];
for (const [name, found, bound, beside = ""] of singles) {
  console.log(row([name, "", "", beside, found]));
  checkBound(name, found, bound, true);
}
console.log(missed.length ? `\nmissed:\n${missed.join("\n")}` : "\nevery figure reached");
process.exit(missed.length ? 1 : 0);
