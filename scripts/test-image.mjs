import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { installOnSupportedNode } from "./support/install.mjs";
import { readPinnedVersion } from "./support/node.mjs";
import { findOnPath } from "./support/programs.mjs";
import { root } from "./support/root.mjs";
import { run } from "./support/run.mjs";
import { testPort, testSecret } from "./support/test-site.mjs";
import { waitUntilReady } from "./support/until-ready.mjs";

// Builds the Dockerfile, starts the image and checks it.

const mostMegabytes = 350;
const address = `http://127.0.0.1:${testPort}`;
const origin = "https://coach.example";
const settings = {
  HOST: "127.0.0.1",
  PORT: testPort,
  NEXTAUTH_URL: origin,
  NEXTAUTH_SECRET: testSecret,
};

const missing = ["buildah", "debootstrap"].filter((command) => !findOnPath([command]));
if (missing.length || process.getuid() !== 0) {
  console.log(`The image was not tested: that needs ${missing.join(" and ") || "the rights of root"}.`);
  process.exit(0);
}
await installOnSupportedNode();

const folder = mkdtempSync(join(tmpdir(), "aurea-image-"));
const storage = ["--root", join(folder, "images"), "--runroot", join(folder, "running")];
const runBuildah = (...args) =>
  execFileSync("buildah", [...storage, ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  }).trim();

const runInside = (container, ...command) =>
  runBuildah("run", "--isolation", "chroot", container, "--", ...command);

async function runOrThrow(command, args) {
  const code = await run(command, args, { quiet: true });
  if (code !== 0) throw new Error(`${command} failed`);
}

function readBase() {
  const [, name, release] =
    /^FROM (node:\d+-(\w+)-slim) /m.exec(readFileSync(`${root}Dockerfile`, "utf8")) ?? [];
  if (!name) throw new Error("the Dockerfile does not begin from a slim image of Node");
  return { name, release };
}

/**
 * Returns this machine's Debian mirror as an argument of debootstrap, or no argument for debootstrap's default mirror.
 */
function findMirror(release) {
  const format = "$(REPO_URI) $(CODENAME) $(LABEL)";
  const targets = execFileSync("apt-get", ["indextargets", "--format", format], { encoding: "utf8" });
  const mirror = targets.split("\n").find((line) => line.endsWith(` ${release} Debian`));
  return mirror ? [mirror.split(" ", 1)[0]] : [];
}

/**
 * Makes the base image without a registry, from Debian (by debootstrap), the pinned Node and this machine's npm. It
 * has the certificates, because their package cannot be installed in a build in which npm's certificates are mounted.
 */
async function makeBaseImage() {
  const { name, release } = readBase();
  const system = join(folder, "system");
  await runOrThrow("debootstrap", [
    "--variant=minbase",
    "--include=ca-certificates",
    release,
    system,
    ...findMirror(release),
  ]);

  const npm = execFileSync("npm", ["--version"], { encoding: "utf8" }).trim();
  const node = `node-linux-${process.arch}@${readPinnedVersion()}`;
  const prefix = join(system, "usr/local");
  await runOrThrow("npm", ["install", "--global", "--prefix", prefix, `npm@${npm}`, node]);
  // Node is copied and not linked, because npm reads its settings from the folder of the real program.
  const program = join(prefix, "bin/node");
  const file = realpathSync(program);
  rmSync(program);
  renameSync(file, program);

  const container = runBuildah("from", "scratch");
  runBuildah("add", container, system, "/");
  const path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
  runBuildah("config", "--env", `PATH=${path}`, container);
  runInside(container, "useradd", "--create-home", "--uid", "1000", "node");
  runBuildah("commit", "--quiet", container, `docker.io/library/${name}`);
  runBuildah("rm", container);
  return name;
}

/** Returns the options that mount this machine's npm settings, because npm runs in the build. */
function mountNpmSettings() {
  const npm = JSON.parse(execFileSync("npm", ["config", "list", "--json"], { encoding: "utf8" }));
  return [
    [npm.userconfig, "/root/.npmrc"],
    [npm.globalconfig, "/usr/local/etc/npmrc"],
    [npm.cafile, npm.cafile],
  ]
    .filter(([from]) => from && existsSync(from))
    .flatMap(([from, to]) => ["--volume", `${from}:${to}:ro`]);
}

/** Returns the size of the image in bytes. */
function measureImage(image) {
  const container = runBuildah("from", "--pull-never", image);
  const [bytes] = execFileSync("du", ["-s", "--bytes", runBuildah("mount", container)], {
    encoding: "utf8",
  }).split("\t");
  runBuildah("rm", container);
  return Number(bytes);
}

/** Returns the child process, and the pid and user of the site. */
async function start(container) {
  const { Cmd: command } = JSON.parse(runBuildah("inspect", container)).OCIv1.config;
  const env = Object.entries(settings).flatMap(([name, value]) => ["--env", `${name}=${value}`]);
  const inside = ["run", "--isolation", "chroot", "--network", "host", ...env, container, "--"];
  const reporting = ["sh", "-c", 'echo "$$ $(id -un)"; exec "$@"', "sh", ...command];
  const site = spawn("buildah", [...storage, ...inside, ...reporting], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface(site.stdout);
  const [first] = await Promise.race([once(lines, "line"), once(site, "exit")]);
  const [, pid, user] = /^(\d+) (\w+)$/.exec(first) ?? assert.fail("the image does not start");
  lines.on("line", (line) => console.log(`  ${line}`));
  return { site, pid: Number(pid), user };
}

async function checkPages() {
  const health = await fetch(`${address}/api/health`);
  assert.deepEqual(await health.json(), { status: "ok" });
  const map = await (await fetch(`${address}/sitemap.xml`)).text();
  const urls = [...map.matchAll(/<loc>([^<]+)</g)].map(([, url]) => url);
  assert.ok(urls.length > 10, "the sitemap lists the pages");
  for (const url of urls) {
    const { pathname } = new URL(url);
    const response = await fetch(address + pathname);
    assert.equal(response.status, 200, pathname);
    const page = await response.text();
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1];
    assert.equal(canonical && new URL(canonical).href, new URL(pathname, origin).href, pathname);
    assert.doesNotMatch(page, /aurea\.invalid|localhost|127\.0\.0\.1/, pathname);
  }
  return urls.length;
}

async function checkStop({ site, pid }) {
  const stopped = once(site, "exit");
  const begun = Date.now();
  process.kill(pid, "SIGTERM");
  const [code] = await Promise.race([stopped, wait(10_000, ["no exit within ten seconds"], { ref: false })]);
  assert.equal(code, 0, "the site stops by SIGTERM");
  return (Date.now() - begun) / 1000;
}

async function testImage() {
  console.log("making the base …");
  const base = await makeBaseImage();
  console.log("building the image …");
  const build = ["build", "--isolation", "chroot", "--pull=never", "--format", "docker", "--tag", "aurea"];
  await runOrThrow("buildah", [...storage, ...build, ...mountNpmSettings(), root]);
  const megabytes = Math.ceil((measureImage("aurea") - measureImage(base)) / 1e6);
  console.log(`the image is ${megabytes} MB above its base, of ${mostMegabytes} at most`);
  assert.ok(megabytes <= mostMegabytes, "the image is too big");

  const container = runBuildah("from", "--pull-never", "aurea");
  const started = await start(container);
  try {
    assert.equal(started.user, "node");
    await waitUntilReady(`${address}/api/ready`, started.site);
    console.log(`${await checkPages()} pages are at ${origin}`);
    // Loads the native packages of sign-in and uploads, then runs the operator's first commands.
    const load = 'for (const name of ["@node-rs/argon2", "sharp"]) await import(name)';
    runInside(container, "node", "--input-type=module", "-e", load);
    assert.match(runInside(container, "npm", "run", "db:backup"), /verified by reading it back/);
    for (const program of ["pg_dump", "pg_restore", "psql"]) runInside(container, program, "--version");
    console.log(`stopped in ${(await checkStop(started)).toFixed(1)} s`);
  } finally {
    if (started.site.exitCode === null) process.kill(started.pid, "SIGKILL");
  }
}

const failure = await testImage().catch((error) => error);
runBuildah("rm", "--all");
execFileSync("rm", ["-rf", "--one-file-system", folder]);
if (failure) {
  console.error(failure);
  process.exit(1);
}
