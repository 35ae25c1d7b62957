import { spawn } from "node:child_process";
import { freePort } from "../../scripts/support/free-port.ts";
import { root } from "../../scripts/support/root.mjs";
import { memoryOf } from "../support/memory-of.mjs";

/** Waits until a URL answers successfully. */
async function waitFor(url) {
  const until = performance.now() + 30_000;
  const isUp = async () => (await fetch(url).catch(() => null))?.ok;
  while (!(await isUp())) {
    if (performance.now() > until) throw new Error(`${url} gave no good answer`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Starts a server. Returns its URL, its memory in MB, its start-up time in milliseconds, and the function to stop it. */
export async function start(args, { probe = "/", env = {} } = {}) {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    args.map((arg) => arg.replace("PORT", String(port))),
    {
      cwd: root,
      env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", ...env },
      stdio: "ignore",
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await waitFor(url + probe).catch((error) => {
    child.kill();
    throw error;
  });
  const readyMs = performance.now() - begun;
  const memory = () => Math.round(memoryOf(child.pid));
  const stop = () =>
    new Promise((resolve) => {
      child.once("exit", resolve);
      child.kill("SIGTERM");
    });
  return { url, readyMs, memory, stop };
}
