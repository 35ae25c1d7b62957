import { spawn } from "node:child_process";
import { env } from "@/env.mjs";

/** Runs a script in another process on this test file's database. */
export function startChild(
  script: string,
  args: string[],
  onLine: (line: string, kill: () => void) => void = () => {},
) {
  const kill = () => void child.kill("SIGKILL");
  const child = spawn(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", `tests/support/${script}`, ...args],
    { env: { ...process.env, DATABASE_URL: env.DATABASE_URL }, stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  const take = (chunk: Buffer) => {
    output += chunk.toString();
    for (const line of chunk.toString().split("\n")) if (line) onLine(line, kill);
  };
  child.stdout.on("data", take);
  child.stderr.on("data", take);
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    // The last output may arrive after the exit event.
    child.once("close", (code) => resolve({ code, output }));
  });
}
