import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/support/free-port.ts";
import { applyLocalDefaults } from "../../scripts/support/local.mjs";
import { buildIfNeeded, generateIfNeeded } from "../../scripts/support/prepare.mjs";
import { root } from "../../scripts/support/root.mjs";
import { memoryOf } from "../support/memory-of.mjs";
import { startCommand } from "../support/start-command.mjs";
import { scriptsOf } from "./weight.mjs";
import { connections, measure, rounds } from "./wrk.mjs";

// Answers per second of the site beside `next start` with the same build, one after the other, on this machine, in one run.
// Needs wrk (apt-get install wrk). npm run bench:speed [SECONDS]
// On PostgreSQL: BENCH_DATABASE_URL names an empty database.
const seconds = Number(process.argv[2] ?? 3);
const scratch = mkdtempSync(join(tmpdir(), "aurea-speed-"));
const options = { scratch, seconds };
const isPostgres = Boolean(process.env.BENCH_DATABASE_URL);

process.env.DATABASE_URL = process.env.BENCH_DATABASE_URL ?? `file:${join(scratch, "speed.db")}`;
process.env.LOG_LEVEL ??= "error";
process.env.PORT ??= "3220";
// Each vote comes from an address of its own, as behind a proxy.
process.env.TRUSTED_PROXY_HOPS = "1";
applyLocalDefaults();
await generateIfNeeded();
await buildIfNeeded();

/** What each row has to reach beside `next start`, and its slowest hundredth in milliseconds. */
const targets = {
  "home, gzip": { next: 40, p99: 5 },
  "largest script, gzip": { next: 40, p99: 5 },
  "soft visit, gzip": { next: 40, p99: 5 },
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

/** Asks until there is a good answer. */
async function waitFor(url) {
  const until = performance.now() + 30_000;
  const isUp = async () => (await fetch(url).catch(() => null))?.ok;
  while (!(await isUp())) {
    if (performance.now() > until) throw new Error(`${url} gave no good answer`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Starts a server of the site; gives its address, its memory in MB, the time it took to be ready, and the way to end it. */
async function start(args, { program = process.execPath, probe = "/", env = {} } = {}) {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(
    program,
    args.map((arg) => arg.replace("PORT", String(port))),
    {
      cwd: root,
      env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", ...env },
      stdio: "ignore",
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await waitFor(url + probe).catch((error) => {
    child.kill();
    throw error;
  });
  const readyMs = performance.now() - begun;
  const memory = () => Math.round(memoryOf(child.pid));
  const stop = () =>
    new Promise((resolve) => {
      child.once("exit", resolve);
      child.kill("SIGTERM");
    });
  return { url, readyMs, memory, stop };
}

/** What is asked of a server, by the name of its row. */
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
  // Next redirects to the address whose hash fits the headers; its router knows it beforehand.
  const soft = await fetch(`${url}/about`, { headers: { rsc: "1" }, redirect: "manual" });
  return {
    "home, gzip": { paths: ["/"], headers: gzip },
    "home, brotli": { paths: ["/"], headers: brotli },
    "home, unchanged": { paths: ["/"], headers: await tagOf(`${url}/`, gzip) },
    "largest script, gzip": { paths: [largest], headers: gzip },
    "soft visit, gzip": { paths: [soft.headers.get("location")], headers: { ...gzip, rsc: "1" } },
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

// As npm does, past npm: memory is that of the process itself.
const site = await start(startCommand.args, { probe: "/api/ready", env: startCommand.env });
await new Promise((resolve) => setTimeout(resolve, 3_000));
const idle = site.memory();
const calls = await callsOf(site);
// What is compressed in the background is ready by then.
await Promise.all(calls["first visits"].paths.map((path) => sizeOf(site.url + path)));
await new Promise((resolve) => setTimeout(resolve, 5_000));
const ours = { ...(await measureAll(site, calls)), idle };
await site.stop();
const next = await start(["node_modules/.bin/next", "start", "-p", "PORT"]);
const theirs = await measureAll(next, await callsOf(next));
await next.stop();

const missed = [];
function judge(name, found, bound, isAtMost = false) {
  if (bound === undefined || (isAtMost ? found <= bound : found >= bound)) return;
  missed.push(`${name}: ${found}, to reach ${isAtMost ? "at most" : "at least"} ${bound}`);
}
const row = (cells) => cells.map((cell, at) => (at ? String(cell).padStart(13) : cell.padEnd(26))).join("");
console.log(
  `${connections} connections, ${rounds} × ${seconds} s each, medians; Node ${process.versions.node}\n`,
);
console.log(row(["a second", "next start", "the site", "to next", "p99 ms"]));
for (const [name, figure] of Object.entries(ours.figures)) {
  const beside = theirs.figures[name];
  const toNext = beside && Number((figure.perSecond / beside.perSecond).toFixed(2));
  console.log(row([name, beside?.perSecond ?? "", figure.perSecond, `${toNext} ×`, figure.p99]));
  const target = targets[name] ?? {};
  judge(`${name}, to next start`, toNext, target.next);
  judge(`${name}, a second`, figure.perSecond, target.perSecond);
  judge(`${name}, p99 ms`, Number(figure.p99), target.p99, true);
}
const singles = [
  ["memory idle, MB", ours.idle, 270, theirs.idle],
  ["memory after, MB", ours.after, 500, theirs.after],
  ["ready after, ms", Math.round(ours.readyMs), 3_000, Math.round(theirs.readyMs)],
];
for (const [name, found, bound, beside] of singles) {
  console.log(row([name, beside, found]));
  judge(name, found, bound, true);
}
console.log(missed.length ? `\nmissed:\n${missed.join("\n")}` : "\nevery figure reached");
process.exit(missed.length ? 1 : 0);
