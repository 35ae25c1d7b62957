import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyLocalDefaults } from "../../scripts/support/local.mjs";
import { buildIfNeeded, generateIfNeeded } from "../../scripts/support/prepare.mjs";
import { distDir, root } from "../../scripts/support/root.mjs";
import { startCommand } from "../support/start-command.mjs";
import { start, startNginx } from "./servers.mjs";
import { scriptsOf } from "./weight.mjs";
import { connections, measure, rounds } from "./wrk.mjs";

// How many answers a second the site gives, beside `next start` with the same build and, where it is installed, nginx with
// the same bytes: one after the other, on this machine, in one run. Needs wrk (apt-get install wrk). npm run bench:speed [SECONDS]
// On PostgreSQL: BENCH_DATABASE_URL names an empty database.
const seconds = Number(process.argv[2] ?? 3);
const scratch = mkdtempSync(join(tmpdir(), "aurea-speed-"));
// nginx, started by root, reads as somebody else.
chmodSync(scratch, 0o755);
const options = { scratch, seconds };
const streamCount = 1_000;

process.env.DATABASE_URL = process.env.BENCH_DATABASE_URL ?? `file:${join(scratch, "speed.db")}`;
process.env.LOG_LEVEL ??= "error";
process.env.PORT ??= "3220";
// Each vote comes from an address of its own, as behind a proxy.
process.env.TRUSTED_PROXY_HOPS = "1";
applyLocalDefaults();
await generateIfNeeded();
await buildIfNeeded();

const html = readFileSync(join(distDir(), "server/app/index.html"), "utf8");
const scripts = scriptsOf(html).map((src) => ({
  src,
  size: readFileSync(join(distDir(), src.replace("/_next/", ""))).length,
}));
const largest = scripts.toSorted((one, other) => other.size - one.size)[0].src;
const loaded = html.matchAll(
  /<(?:link|script|img|source)\b[^>]*?(?:href|src)="(\/(?!\/)[^"#]+\.\w+(?:\?[^"]*)?)"/g,
);
const firstVisit = ["/", ...new Set([...loaded].map(([, path]) => path))];

const gzip = { "accept-encoding": "gzip" };
const brotli = { "accept-encoding": "gzip, deflate, br" };
const form = { "content-type": "application/json", "sec-fetch-site": "same-origin" };

async function tagOf(url, headers) {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  return { ...headers, "if-none-match": answer.headers.get("etag") };
}

/** What is asked of a server, by the name of its row. */
async function callsOf({ url }) {
  return {
    "home, gzip": { paths: ["/"], headers: gzip },
    "home, brotli": { paths: ["/"], headers: brotli },
    "home, unchanged": { paths: ["/"], headers: await tagOf(`${url}/`, gzip) },
    "largest script, gzip": { paths: [largest], headers: gzip },
    [`first visits, ${firstVisit.length} files`]: { paths: firstVisit, headers: brotli },
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

/** What 1,000 pages that listen to the votes take, in MB. */
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

// As npm does, past npm: memory is that of the process itself.
const site = await start(startCommand.args, { probe: "/api/ready", env: startCommand.env });
await new Promise((resolve) => setTimeout(resolve, 3_000));
const idle = site.memory();
const grown = await memoryOfStreams(site);
const ours = { ...(await measureAll(site, await callsOf(site))), idle };
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
await site.stop();
const bare = execFileSync(
  process.execPath,
  ["--conditions=react-server", "--import", "tsx", "tests/bench/bare-votes.ts", String(seconds)],
  { cwd: root, encoding: "utf8" },
);
const next = await start(["node_modules/next/dist/bin/next", "start", "-p", "PORT"]);
const theirs = await measureAll(next, await callsOf(next));
await next.stop();

const row = (cells) => cells.map((cell, at) => (at ? String(cell).padStart(13) : cell.padEnd(26))).join("");
console.log(
  `${connections} connections, ${rounds} × ${seconds} s each, medians; Node ${process.versions.node}\n`,
);
console.log(
  row(["a second", "nginx ×1", "nginx ×2", "next start", "the site", "to next", "to nginx ×1", "p99 ms"]),
);
for (const [name, site] of Object.entries(ours.figures)) {
  const [one, two] = [files[0]?.[name], files[1]?.[name]];
  const ratio = (other) => (other ? `${(site.perSecond / other.perSecond).toFixed(2)} ×` : "");
  const next = theirs.figures[name];
  const rates = [one, two, next, site].map((figure) => figure?.perSecond ?? "");
  console.log(row([name, ...rates, ratio(next), ratio(one), site.p99]));
}
const [perSecond, alone] = [ours.figures["a vote, new visitor"].perSecond, Number(bare)];
const share = `${(perSecond / alone).toFixed(2)} ×`;
console.log(row(["of Prisma’s transaction", "", "", "", `of ${alone}`, share]));
const memory = { "memory idle, MB": "idle", "memory after, MB": "after" };
for (const [name, key] of Object.entries(memory)) console.log(row([name, "", "", theirs[key], ours[key]]));
console.log(row([`${streamCount} streams, MB more`, "", "", "", grown]));
console.log(row(["ready after, ms", "", "", Math.round(theirs.readyMs), Math.round(ours.readyMs)]));
process.exit(0);
