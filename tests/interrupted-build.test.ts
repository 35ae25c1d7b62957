import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

// A build that survived would make the next start fail, because Next refuses a second build of the same folder.
test.each(["SIGINT", "SIGTERM"] as const)(
  "a start command that receives %s stops its build, even if the build itself gets no signal",
  async (signal) => {
    const project = mkdtempSync(join(tmpdir(), "aurea-build-"));
    onTestFinished(() => rmSync(project, { recursive: true }));
    const pidFile = join(project, "pid");
    cpSync("scripts", join(project, "scripts"), { recursive: true });
    mkdirSync(join(project, "node_modules/.bin"), { recursive: true });
    const endless = `#!/usr/bin/env node
    require("node:fs").writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
    setTimeout(() => {}, 60_000);`;
    writeFileSync(join(project, "node_modules/.bin/next"), endless, { mode: 0o755 });
    const script = `import { buildIfNeeded } from "./prepare.mjs"; await buildIfNeeded();`;
    writeFileSync(join(project, "scripts/support/probe.mjs"), script);

    const start = spawn(process.execPath, ["scripts/support/probe.mjs"], { cwd: project, stdio: "ignore" });
    await expect.poll(() => existsSync(pidFile), { timeout: 15_000 }).toBe(true);
    await expect.poll(() => readFileSync(pidFile, "utf8")).not.toBe("");
    const build = Number(readFileSync(pidFile, "utf8"));
    onTestFinished(() => void (isAlive(build) && process.kill(build, "SIGKILL")));
    start.kill(signal);
    await expect.poll(() => start.exitCode, { timeout: 5_000 }).toBe(1);
    expect(isAlive(build)).toBe(false);
  },
);
