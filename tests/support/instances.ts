import { spawn } from "node:child_process";
import { afterAll } from "vitest";
import { env } from "@/env.mjs";

/** Starts an instance in a separate process, on the database of this test file. */
export async function startInstance(settings: Record<string, string> = {}) {
  const node = ["--conditions=react-server", "--import=tsx", "--import=./tests/support/outside-next.mjs"];
  const child = spawn(process.execPath, [...node, "tests/support/instance.ts"], {
    env: { ...process.env, DATABASE_URL: env.DATABASE_URL, UPLOADS_DIR: env.UPLOADS_DIR, ...settings },
    // The instance exits when the test process ends, which closes this channel.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  const port = await new Promise<string>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /listening (\d+)/.exec(output);
      if (found?.[1]) resolve(found[1]);
    };
    child.stdout?.on("data", take);
    child.stderr?.on("data", take);
    child.once("exit", () => reject(new Error(`the instance did not start: ${output}`)));
  });
  return {
    at: `http://127.0.0.1:${port}`,
    output: () => output,
    stop: () =>
      new Promise<void>((resolve) => {
        child.once("exit", () => resolve());
        child.kill();
      }),
  };
}

/** Starts an instance for all tests of a file. To be called at the top level of the file. */
export async function instanceOfFile(settings: Record<string, string> = {}) {
  const instance = await startInstance(settings);
  afterAll(() => instance.stop());
  return instance;
}
