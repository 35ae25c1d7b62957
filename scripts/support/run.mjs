import { spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./root.mjs";

/**
 * Where a child writes what is only shown when it fails. A file, no pipe: a process that has once read from pipes of its
 * children sends a fifth less over its sockets ever after, and the start goes on to be the server.
 */
function openOutput() {
  const folder = mkdtempSync(join(tmpdir(), "aurea-"));
  const file = join(folder, "output");
  const fd = openSync(file, "w", 0o600);
  return {
    fd,
    /** Gives what was written, and takes the file away. */
    take() {
      closeSync(fd);
      const text = readFileSync(file, "utf8");
      rmSync(folder, { recursive: true });
      return text;
    },
  };
}

const signals = ["SIGTERM", "SIGINT"];

/** Runs a command in the project, or in `cwd`, and waits; gives its exit code. Output goes to ours, `quiet` only where it fails. */
export function run(command, args, { quiet = false, env = {}, cwd = root } = {}) {
  const output = quiet ? openOutput() : null;
  const out = output?.fd ?? "inherit";
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", out, out],
    });
    // Who ends this process means the work as well: a child that goes on alone would meet that of the next start.
    const passOn = (signal) => child.kill(signal);
    const over = () => {
      for (const signal of signals) process.off(signal, passOn);
    };
    for (const signal of signals) process.on(signal, passOn);
    child.once("error", (error) => {
      over();
      output?.take();
      reject(error);
    });
    child.once("exit", (code) => {
      over();
      const said = output?.take();
      if (code !== 0 && said) process.stderr.write(said);
      resolve(code ?? 1);
    });
  });
}

/** Runs one of the project's TypeScript commands under tsx. */
export function runTs(script, args = [], options = {}) {
  return run(process.execPath, ["--conditions=react-server", "--import", "tsx", script, ...args], options);
}
