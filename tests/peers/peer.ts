import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { root } from "../../scripts/support/root.mjs";
import type { World } from "../support/fuzz-run";

type Finding = { at: string; reach: string; found: string; isReached: boolean };

export type Site = { url: string; world: World; scratch: string };

/** `lacks` returns what is not installed. */
export type Peer = {
  tool: string;
  lacks: () => string | undefined | Promise<string | undefined>;
  look: (site: Site) => Promise<Finding[]>;
};

export const coachCookie = ({ people }: World) => people.find(({ role }) => role === "coach")?.cookie ?? "";

const folders = (process.env.PATH ?? "").split(delimiter);

export const hasProgram = (name: string) => folders.some((folder) => existsSync(join(folder, name)));

/** The package may be in this project or in the folder PEERS. */
export function packageFile(name: string) {
  for (const folder of [process.env.PEERS, root]) {
    try {
      if (folder) return createRequire(join(folder, "here.js")).resolve(name);
    } catch {
      // The package is not in this folder, so the next folder is tried.
    }
  }
  return undefined;
}

/** Returns the output, also after a failure. */
export function run(
  program: string,
  args: readonly string[],
  seconds: number,
  more: Record<string, string> = {},
) {
  return new Promise<string>((resolve) => {
    const env = { ...process.env, ...more };
    const options = { env, timeout: seconds * 1_000, maxBuffer: 50_000_000, killSignal: "SIGKILL" as const };
    execFile(program, args, options, (_error, out, err) => resolve(`${out}\n${err}`));
  });
}
