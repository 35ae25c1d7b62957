import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isRecent, readPinnedVersion } from "../scripts/support/node.mjs";

// Creates a checkout without packages. Its npm does not download the pinned Node, but writes a script that runs the
// current Node and reports the pinned version.
const project = mkdtempSync(join(tmpdir(), "aurea node-"));
const pinned = join(project, "node_modules/.node/node_modules/.bin");
const commands = join(project, "commands");

const probe = `
import { installPinnedNode, rerunOnSupportedNode } from "./support/node.mjs";
installPinnedNode();
await rerunOnSupportedNode();
const [, , what, ...rest] = process.argv;
console.log(JSON.stringify({ version: process.versions.node, rest }));
if (what === "exit") process.exit(Number(rest[0]));
if (what === "abort") process.kill(process.pid, "SIGKILL");
process.on("SIGTERM", () => process.exit(7));
setTimeout(() => process.exit(1), 20_000);
console.log("waiting");
`;
const pretend = `
const { PRETEND_NODE } = process.env;
if (PRETEND_NODE) Object.defineProperty(process.versions, "node", { value: PRETEND_NODE });
`;
const npm = `#!/bin/sh
[ "$2" = --prefix ] || { echo "npm $*"; exit 9; }
mkdir -p "${pinned}" "${project}/node_modules/.bin"
cat > "${pinned}/node" <<'END'
#!/bin/sh
[ "$1" = --version ] && echo v${readPinnedVersion()} || PRETEND_NODE= exec "${process.execPath}" "$@"
END
chmod +x "${pinned}/node"
`;

beforeAll(() => {
  cpSync("scripts", join(project, "scripts"), { recursive: true });
  for (const file of ["package.json", "package-lock.json", "src/is-loopback.mjs"])
    cpSync(file, join(project, file));
  mkdirSync(commands);
  writeFileSync(join(commands, "npm"), npm, { mode: 0o755 });
  writeFileSync(join(project, "scripts/probe.mjs"), probe);
  writeFileSync(join(project, "pretend.mjs"), pretend);
});

afterAll(() => rmSync(project, { recursive: true }));

function startIn(cwd: string, version: string, script: string, ...args: string[]) {
  const child = spawn(process.execPath, ["--import", "./pretend.mjs", `scripts/${script}`, ...args], {
    cwd,
    env: { ...process.env, PRETEND_NODE: version, PATH: [commands, process.env.PATH].join(delimiter) },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  }
  const ended = once(child, "close").then(([code]) => ({ code, output: output.trim() }));
  return { child, ended, output: () => output };
}

const startOn = (version: string, script: string, ...args: string[]) =>
  startIn(project, version, script, ...args);

test.each(["start.mjs", "dev.mjs", "build.mjs", "test.mjs"])(
  "%s exits with 1 and a clear message in a folder with # in its path",
  async (script) => {
    const folder = join(project, "a #1");
    for (const part of ["scripts", "src", "package.json", "package-lock.json", "pretend.mjs"])
      cpSync(join(project, part), join(folder, part), { recursive: true });
    const { code, output } = await startIn(folder, process.versions.node, script).ended;
    expect(output).toBe(
      `Aurea cannot be built here, because the path has a #: ${folder}/\nMove the project to a folder without # and ? in its path.`,
    );
    expect(code).toBe(1);
  },
);

// npm has no build of this Node package for macOS.
describe.skipIf(process.platform !== "linux")("commands on a Node that is too old", () => {
  test("a command on an outdated Node installs the pinned Node and continues there with its arguments and exit code", async () => {
    const { code, output } = await startOn("20.20.2", "probe.mjs", "exit", "3", "a b", "--c").ended;
    expect(JSON.parse(output)).toEqual({ version: process.versions.node, rest: ["3", "a b", "--c"] });
    expect(code).toBe(3);
  });

  test("a signal to a command reaches the pinned Node, and the command exits with that Node's exit code", async () => {
    const { child, ended, output } = startOn("20.20.2", "probe.mjs", "wait");
    await expect.poll(output, { timeout: 10_000 }).toContain("waiting");
    child.kill("SIGTERM");
    expect((await ended).code).toBe(7);
  });

  test("a command whose pinned Node is ended by a signal exits with 128 plus the number of the signal", async () => {
    expect((await startOn("20.20.2", "probe.mjs", "abort").ended).code).toBe(128 + 9);
  });

  test.each(["build.mjs", "dev.mjs", "start.mjs", "test.mjs", "test-promises.mjs security"])(
    "%s installs the packages first if they are not installed",
    async (command) => {
      const [script = "", ...args] = command.split(" ");
      const { code, output } = await startOn("20.20.2", script, ...args).ended;
      expect([code, output]).toEqual([
        9,
        "installing the packages of package-lock.json …\nnpm ci --include=dev --include=optional --no-audit --no-fund",
      ]);
    },
  );

  test("a program started without npm on a Node that is too old says in one line to use npm or install Node 24", async () => {
    const { code, output } = await startOn("20.20.2", "support/require-node.mjs").ended;
    expect([code, output]).toEqual([
      1,
      "Aurea needs Node 22.19 or newer, 24 recommended; this is 20.20.2. Run it by npm, which installs one, or install Node 24 from nodejs.org.",
    ]);
  });
});

test.each([
  ["again if they were installed on another platform", "sunos-sparc", true],
  ["only once on the same platform", `${process.platform}-${process.arch}`, false],
])("a build installs the packages %s", async (_when, platform, expected) => {
  const hash = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  const stamp = join(project, "node_modules/.aurea-lockfile");
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${hash} ${platform}`);
  const { output } = await startOn(process.versions.node, "build.mjs").ended;
  rmSync(stamp);
  expect(output.includes("installing the packages")).toBe(expected);
});

test("a start without npm on the PATH says in one line that npm is needed", () => {
  const options = {
    cwd: project,
    env: { PATH: project } as unknown as NodeJS.ProcessEnv,
    encoding: "utf8",
  } as const;
  const { status, stderr } = spawnSync(process.execPath, ["scripts/start.mjs"], options);
  expect([status, stderr]).toEqual([1, "Aurea: npm is needed and was not found on the PATH\n"]);
});

test("a command on a Node older than 20.20 says in one line what to install", async () => {
  const { code, output } = await startOn("20.19.5", "probe.mjs", "exit", "0").ended;
  expect([code, output]).toEqual([
    1,
    "Aurea needs Node 22.19 or newer, 24 recommended; this is 20.19.5. Install Node 24 from nodejs.org.",
  ]);
});

test("a command runs on the machine's Node if that Node is recent enough", async () => {
  const { code, output } = await startOn("22.19.0", "probe.mjs", "exit", "0").ended;
  expect([code, JSON.parse(output).version]).toEqual([0, "22.19.0"]);
});

test.each([
  ["22.18.0", false],
  ["24.0.0", true],
  ["26.10.0", true],
])("for Node %s, isRecent returns %s", (version, expected) => expect(isRecent(version)).toBe(expected));

test(".nvmrc, the Docker image, @types/node and the lockfile of scripts/node have the same major version of Node", () => {
  const { packages } = JSON.parse(readFileSync("scripts/node/package-lock.json", "utf8"));
  const { "": own, ...builds } = packages as Record<string, { version?: string }>;
  expect(own).toBeDefined();
  expect(Object.values(builds).map(({ version }) => version)).toEqual([
    readPinnedVersion(),
    readPinnedVersion(),
  ]);
  const [major] = readPinnedVersion().split(".");
  expect(readFileSync(".nvmrc", "utf8").trim()).toBe(major);
  expect(readFileSync("Dockerfile", "utf8")).toContain(`FROM node:${major}-`);
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(devDependencies["@types/node"].split(".")[0]).toBe(major);
});
