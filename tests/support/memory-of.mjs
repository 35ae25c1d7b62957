import { readFileSync } from "node:fs";

/**
 * In MB, on Linux only.
 * @param {number | undefined} pid
 */
export function memoryOf(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1_000;
}
