import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Creates a project whose build is the given program, and starts that build. */
function startBuild(build: string) {
  const project = mkdtempSync(join(tmpdir(), "aurea-build-"));
  onTestFinished(() => rmSync(project, { recursive: true }));
  cpSync("scripts", join(project, "scripts"), { recursive: true });
  mkdirSync(join(project, "node_modules/.bin"), { recursive: true });
  writeFileSync(join(project, "node_modules/.bin/next"), build, { mode: 0o755 });
  const script = `import { buildIfNeeded } from "./prepare.mjs"; await buildIfNeeded();`;
  writeFileSync(join(project, "scripts/support/probe.mjs"), script);
  const start = spawn(process.execPath, ["scripts/support/probe.mjs"], { cwd: project });
  return { project, start };
}

// A build that survived would make the next start fail, because Next refuses a second build of the same folder.
test.each(["SIGINT", "SIGTERM"] as const)(
  "a start command that receives %s stops its build, even if the build itself gets no signal",
  async (signal) => {
    const { project, start } = startBuild(`
      require("node:fs").writeFileSync("pid", String(process.pid));
      setTimeout(() => {}, 60_000);`);
    const pidFile = join(project, "pid");
    await expect.poll(() => existsSync(pidFile), { timeout: 15_000 }).toBe(true);
    await expect.poll(() => readFileSync(pidFile, "utf8")).not.toBe("");
    const build = Number(readFileSync(pidFile, "utf8"));
    onTestFinished(() => void (isAlive(build) && process.kill(build, "SIGKILL")));
    start.kill(signal);
    await expect.poll(() => start.exitCode, { timeout: 5_000 }).toBe(1);
    expect(isAlive(build)).toBe(false);
  },
);

test("a start command whose build is killed says in one line that memory may be short", async () => {
  const { start } = startBuild(`process.kill(process.pid, "SIGKILL");`);
  const [output, [code]] = await Promise.all([text(start.stderr), once(start, "close")]);
  expect([code, output]).toEqual([
    1,
    "Aurea: node was killed, probably because memory ran out; an installation and a build need 2 GB.\n",
  ]);
});
