import { readFileSync } from "node:fs";

/** What a process takes of memory, in MB; Linux only. @param {number | undefined} pid */
export function memoryOf(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1_000;
}
