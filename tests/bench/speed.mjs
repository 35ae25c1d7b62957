import { execFile, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { freePort } from "../../scripts/support/free-port.ts";
import { applyLocalDefaults } from "../../scripts/support/local.mjs";
import { buildIfNeeded, generateIfNeeded } from "../../scripts/support/prepare.mjs";
import { distDir, root } from "../../scripts/support/root.mjs";
import { median } from "./median.mjs";
import { scriptsOf } from "./weight.mjs";

// How many answers a second the site gives, beside `next start` with the same build and, where it is installed, nginx with
// the same bytes: one after the other, on this machine, in one run. Needs wrk (apt-get install wrk). npm run bench:speed [SECONDS]
const seconds = Number(process.argv[2] ?? 3);
const rounds = 3;
const connections = 32;
const scratch = mkdtempSync(join(tmpdir(), "aurea-speed-"));
// nginx, started by root, reads as somebody else.
chmodSync(scratch, 0o755);

process.env.DATABASE_URL = `file:${join(scratch, "speed.db")}`;
process.env.LOG_LEVEL ??= "error";
process.env.PORT ??= "3220";
applyLocalDefaults();
await generateIfNeeded();
await buildIfNeeded();

const html = readFileSync(join(distDir(), "server/app/index.html"), "utf8");
const scripts = scriptsOf(html).map((src) => ({
  src,
  size: readFileSync(join(distDir(), src.replace("/_next/", ""))).length,
}));
const largest = scripts.toSorted((one, other) => other.size - one.size)[0].src;
const list = "/api/trpc/futureApps.list";

/** Asks until there is a good answer. */
async function waitFor(url) {
  const until = performance.now() + 30_000;
  const isUp = async () => (await fetch(url).catch(() => null))?.ok;
  while (!(await isUp())) {
    if (performance.now() > until) throw new Error(`${url} gave no good answer`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Starts a server; gives its address, its memory in MB, the time it took to be ready, and the way to end it. */
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
  await waitFor(url + probe);
  const readyMs = performance.now() - begun;
  const memory = () => {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8")) ?? [];
    return Math.round(Number(kilobytes) / 1_000);
  };
  const stop = () =>
    new Promise((resolve) => {
      child.once("exit", resolve);
      child.kill("SIGTERM");
    });
  return { url, readyMs, memory, stop };
}

/** Runs wrk on an address; gives what it says. */
async function load(url, headers) {
  const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", ...named, url];
  const { stdout } = await promisify(execFile)("wrk", args);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  return stdout;
}

const units = { us: 0.001, ms: 1, s: 1_000 };

/** Answers a second with all connections busy, and the 99th percentile in milliseconds: each the median of the rounds. */
async function measure(url, headers) {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await load(url, headers));
  const rates = runs.map((said) => Number(/Requests\/sec:\s+([\d.]+)/.exec(said)[1]));
  const slowest = runs.map((said) => {
    const [, value, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(said);
    return Number(value) * units[unit];
  });
  return { perSecond: Math.round(median(rates)), p99: median(slowest).toFixed(1) };
}

const gzip = { "accept-encoding": "gzip" };
const calls = [
  ["home, gzip", "/", gzip],
  ["home, brotli", "/", { "accept-encoding": "gzip, deflate, br" }],
  ["largest script, gzip", largest, gzip],
  ["futureApps.list", list, {}],
  ["session", "/api/auth/session", {}],
];

async function measureAll(server, chosen = calls) {
  const idle = server.memory();
  const figures = {};
  for (const [name, path, headers] of chosen) figures[name] = await measure(server.url + path, headers);
  const after = server.memory();
  await server.stop();
  return { figures, idle, after, readyMs: server.readyMs };
}

/** nginx with the home page and the script as files, compressed beforehand, and the headers that the site sends. */
async function startNginx(site) {
  const program = ["/usr/sbin/nginx", "/usr/bin/nginx"].find(existsSync);
  if (!program) return null;
  const files = join(scratch, "files");
  const kept = {};
  for (const [name, path] of Object.entries({ home: "/", script: largest })) {
    const answer = await fetch(site.url + path, { headers: { "accept-encoding": "identity" } });
    kept[name] = [...answer.headers].filter(
      ([header]) => !/^(date|connection|keep-alive|content-|etag|last-)/.test(header),
    );
    mkdirSync(files, { recursive: true });
    const body = Buffer.from(await answer.arrayBuffer());
    writeFileSync(join(files, `${name}.txt`), body);
    writeFileSync(join(files, `${name}.txt.gz`), gzipSync(body, { level: 9 }));
  }
  const place = (name) => {
    const headers = kept[name].map(([key, value]) => `add_header ${key} "${value.replaceAll('"', "'")}";`);
    return `location = /${name}.txt { root ${files}; ${headers.join(" ")} }`;
  };
  const port = await freePort();
  const config = join(scratch, "nginx.conf");
  writeFileSync(
    config,
    `daemon off; worker_processes 2; pid ${scratch}/nginx.pid; error_log ${scratch}/nginx.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; gzip_static on; open_file_cache max=100; keepalive_requests 1000000;
  client_body_temp_path ${scratch}/a; proxy_temp_path ${scratch}/b; fastcgi_temp_path ${scratch}/c; uwsgi_temp_path ${scratch}/d; scgi_temp_path ${scratch}/e;
  server { listen 127.0.0.1:${port}; ${place("home")} ${place("script")} } }`,
  );
  const child = spawn(program, ["-c", config], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(`${url}/home.txt`);
  return {
    url,
    readyMs: 0,
    memory: () => 0,
    stop: () => new Promise((resolve) => child.once("exit", resolve) && child.kill()),
  };
}

const site = await start(["scripts/start.mjs"], { probe: "/api/ready" });
const nginx = await startNginx(site);
const ours = await measureAll(site);
const theirs = await measureAll(await start(["node_modules/next/dist/bin/next", "start", "-p", "PORT"]));
const asFiles = [
  ["home, gzip", "/home.txt", gzip],
  ["largest script, gzip", "/script.txt", gzip],
];
const files = nginx ? await measureAll(nginx, asFiles) : null;

const row = (cells) => cells.map((cell, at) => (at ? String(cell).padStart(13) : cell.padEnd(24))).join("");
console.log(
  `${connections} connections, ${rounds} × ${seconds} s each, medians; Node ${process.versions.node}\n`,
);
console.log(row(["answers a second", "nginx", "next start", "the site", "to next", "to nginx", "p99 ms"]));
for (const [name] of calls) {
  const [site, next, file] = [ours.figures[name], theirs.figures[name], files?.figures[name]];
  const ratio = (other) => (other ? `${(site.perSecond / other.perSecond).toFixed(2)} ×` : "");
  console.log(
    row([name, file?.perSecond ?? "", next.perSecond, site.perSecond, ratio(next), ratio(file), site.p99]),
  );
}
console.log(row(["memory idle, MB", "", theirs.idle, ours.idle]));
console.log(row(["memory after, MB", "", theirs.after, ours.after]));
console.log(row(["ready after, ms", "", Math.round(theirs.readyMs), Math.round(ours.readyMs)]));
process.exit(0);
