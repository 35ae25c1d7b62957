import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import type { Database } from "@/server/db/client";
import { listModels } from "../../scripts/support/database-state";

/** Runs a command and kills it with its children after `ms`. Returns the exit code, or null after a kill. */
export async function runUntil(
  name: "restore" | "move",
  args: string[],
  settings: Record<string, string>,
  ms: number,
) {
  const node = ["--conditions=react-server", "--import", "tsx"];
  const child = spawn(process.execPath, [...node, `scripts/${name}.ts`, ...args], {
    env: { ...process.env, ...settings },
    stdio: "ignore",
    detached: true,
  });
  const ended = once(child, "exit");
  await Promise.race([ended, setTimeout(ms, null, { ref: false })]);
  if (child.exitCode === null) process.kill(-(child.pid ?? 0), "SIGKILL");
  await ended;
  return child.exitCode;
}

// PostgreSQL changes the order of keys in JSON.
function withSortedKeys(_key: string, value: unknown) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

export async function allRows(db: Database) {
  const rows = new Map<string, string[]>();
  for (const { name, model } of listModels(db)) {
    const found = await model.findMany({ skip: 0, take: 1_000_000 });
    rows.set(name, found.map((row) => JSON.stringify(row, withSortedKeys)).sort());
  }
  return rows;
}
