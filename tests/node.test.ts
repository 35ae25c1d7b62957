import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isRecent, pinnedVersion } from "../scripts/support/node.mjs";

// A project of its own, whose "brought along" Node is this one under a script that lets it say its true version.
const project = mkdtempSync(join(tmpdir(), "aurea node-"));
const brought = join(
  project,
  `node_modules/.node/node_modules/node-${process.platform}-${process.arch}/bin/node`,
);

const probe = `
import { rerunOnSupportedNode, requireNode } from "./support/node.mjs";
requireNode();
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

beforeAll(() => {
  for (const part of ["scripts/node/package.json", "scripts/support/node.mjs", "scripts/support/root.mjs"]) {
    cpSync(part, join(project, part));
  }
  mkdirSync(dirname(brought), { recursive: true });
  writeFileSync(brought, `#!/bin/sh\nPRETEND_NODE= exec "${process.execPath}" "$@"\n`);
  chmodSync(brought, 0o755);
  writeFileSync(join(project, "scripts/probe.mjs"), probe);
  writeFileSync(join(project, "pretend.mjs"), pretend);
});

afterAll(() => rmSync(project, { recursive: true }));

function startOn(version: string, ...args: string[]) {
  const script = join(project, "scripts/probe.mjs");
  const child = spawn(process.execPath, ["--import", "./pretend.mjs", script, ...args], {
    cwd: project,
    env: { ...process.env, PRETEND_NODE: version },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      said += chunk;
    });
  }
  const ended = once(child, "close").then(([code, signal]) => ({ code, signal, said: said.trim() }));
  return { child, ended, said: () => said };
}

// The registry has no build of it for a Mac: there the line asks for Node 24.
describe.skipIf(process.platform !== "linux")("on a Node that is too old", () => {
  test("a command goes on with the one that was brought along, its arguments and exit code passed through", async () => {
    const { code, said } = await startOn("20.20.2", "exit", "3", "a b", "--c").ended;
    expect(JSON.parse(said)).toEqual({ version: process.versions.node, rest: ["3", "a b", "--c"] });
    expect(code).toBe(3);
  });

  test("a signal reaches it, and its own answer is the exit code", async () => {
    const { child, ended, said } = startOn("20.20.2", "wait");
    await expect.poll(said, { timeout: 10_000 }).toContain("waiting");
    child.kill("SIGTERM");
    expect((await ended).code).toBe(7);
  });

  test("a signal that ended it ends the command too", async () => {
    expect(await startOn("20.20.2", "abort").ended).toMatchObject({ code: null, signal: "SIGKILL" });
  });

  test("which is older than 20.20 one line says what to install", async () => {
    const { code, said } = await startOn("20.19.5", "exit", "0").ended;
    expect(code).toBe(1);
    expect(said).toBe(
      "Aurea needs Node 22.18 or newer, 24 recommended; this is 20.19.5. Install Node 24 from nodejs.org.",
    );
  });
});

test("a Node that fits is used as it is", async () => {
  const { code, said } = await startOn("22.18.0", "exit", "0").ended;
  expect(JSON.parse(said).version).toBe("22.18.0");
  expect(code).toBe(0);
});

test.each([
  ["20.20.2", false],
  ["22.17.0", false],
  ["22.18.0", true],
  ["24.0.0", true],
  ["26.10.0", true],
])("Node %s fits: %s", (version, fits) => expect(isRecent(version)).toBe(fits));

/** What Node 20.20 does not export yet, of the modules that the commands use. */
const laterNames = [
  ...["glob", "globSync", "mkdtempDisposableSync", "enableCompileCache", "findPackageJSON", "registerHooks"],
  ...["stripTypeScriptTypes", "diff", "getCallSites", "argon2", "argon2Sync", "randomUUIDv7"],
];

/** All that is loaded with a file, before its first line is run. */
function loadedWith(path: string, seen = new Map<string, string>()) {
  if (seen.has(path)) return seen;
  const text = readFileSync(path, "utf8");
  seen.set(path, text);
  for (const [, target = ""] of text.matchAll(/^(?:import|export) (?:[^"]*? from )?"(\.[^"]+)"/gm)) {
    loadedWith(join(dirname(path), target), seen);
  }
  return seen;
}

test.each(["build", "dev", "start", "test", "test-promises"])(
  "scripts/%s.mjs is loaded by Node 20.20 and by an empty checkout, before it brings along what it needs",
  (command) => {
    const loaded = loadedWith(`scripts/${command}.mjs`);
    expect([...loaded.keys()]).toContain("scripts/support/node.mjs");
    for (const [file, text] of loaded) {
      for (const [, names = "", from = ""] of text.matchAll(/^import (.*?) from "([^"]+)"/gms)) {
        expect.soft(from, `${file}: what is not installed yet`).toMatch(/^(node:|\.)/);
        if (!from.startsWith("node:")) continue;
        const newer = (names.match(/\w+/g) ?? []).filter((name) => laterNames.includes(name));
        expect.soft(newer, `${file}: of ${from}`).toEqual([]);
      }
    }
  },
);

test("the image is built by a step that is there", async () => {
  const [, file, step] =
    /import\("\.\/(\S+)"\)\.then\(\(m\) => m\.(\w+)\(\)\)/.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  expect(readFileSync(file ?? "", "utf8")).toContain(`export async function ${step}(`);
});

test("one version is pinned, in its lockfile, in .nvmrc, for the image and for types", () => {
  const { packages } = JSON.parse(readFileSync("scripts/node/package-lock.json", "utf8"));
  const versions = Object.entries<{ version?: string }>(packages).flatMap(([path, { version }]) =>
    path ? [version] : [],
  );
  expect(new Set(versions)).toEqual(new Set([pinnedVersion()]));
  const [major] = pinnedVersion().split(".");
  expect(readFileSync(".nvmrc", "utf8").trim()).toBe(major);
  expect(readFileSync("Dockerfile", "utf8")).toContain(`FROM node:${major}-`);
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(devDependencies["@types/node"].split(".")[0]).toBe(major);
});
