import { spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { root } from "./root.mjs";

/** Uses a file, because a pipe would make the server that later runs in this process a fifth slower. */
function openOutput() {
  const folder = mkdtempSync(join(tmpdir(), "aurea-"));
  const file = join(folder, "output");
  const fd = openSync(file, "w", 0o600);
  return {
    fd,
    readAndRemove() {
      closeSync(fd);
      const text = readFileSync(file, "utf8");
      rmSync(folder, { recursive: true });
      return text;
    },
  };
}

const signals = ["SIGTERM", "SIGINT"];

/** Runs a command and resolves to its exit code. With `quiet` the output is printed only on failure. */
export function run(command, args, { quiet = false, env = {}, cwd = root } = {}) {
  const output = quiet ? openOutput() : null;
  const out = output?.fd ?? "inherit";
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", out, out],
    });
    // Signals are passed on, because a child that survived this process would conflict with the child of the next
    // start.
    const passOn = (signal) => child.kill(signal);
    const removeHandlers = () => {
      for (const signal of signals) process.off(signal, passOn);
    };
    for (const signal of signals) process.on(signal, passOn);
    child.once("error", (error) => {
      removeHandlers();
      output?.readAndRemove();
      reject(
        error.code === "ENOENT" ? new Error(`${command} is needed and was not found on the PATH`) : error,
      );
    });
    child.once("exit", (code, signal) => {
      removeHandlers();
      const text = output?.readAndRemove();
      if (code !== 0 && text) process.stderr.write(text);
      if (signal === "SIGKILL")
        console.error(
          `Aurea: ${basename(command)} was killed, probably because memory ran out; an installation and a build need 2 GB.`,
        );
      resolve(code ?? 1);
    });
  });
}

export function runTs(script, args = [], options = {}) {
  return run(process.execPath, ["--conditions=react-server", "--import", "tsx", script, ...args], options);
}
