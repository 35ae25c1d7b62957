import { spawn } from "node:child_process";
import { root } from "./root.mjs";

/** Runs a command in the project and waits; gives its exit code. Output goes to ours unless `quiet`. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
    });
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr?.on("data", (chunk) => {
      output += chunk;
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code !== 0 && quiet) process.stderr.write(output);
      resolve(code ?? 1);
    });
  });
}

/** Runs one of the project's TypeScript commands under tsx. */
export function runTs(script, args = [], options = {}) {
  return run(process.execPath, ["--conditions=react-server", "--import", "tsx", script, ...args], options);
}
