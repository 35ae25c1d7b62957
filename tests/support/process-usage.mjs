import { readFileSync } from "node:fs";

/**
 * Returns the memory of a process in MB; works on Linux only.
 * @param {number | undefined} pid
 */
export function memoryOf(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1_000;
}

/**
 * Returns the processor seconds of a process in user and system mode; works on Linux only.
 * @param {number | undefined} pid
 */
export function processorSecondsOf(pid) {
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user, system] = fields.split(" ").slice(11, 13);
  const ticksPerSecond = 100;
  return (Number(user) + Number(system)) / ticksPerSecond;
}
