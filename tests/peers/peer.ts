import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { root } from "../../scripts/support/root.mjs";
import type { World } from "../support/fuzz-world";

/** What a tool looked at, what is to come of it, and what came. */
type Finding = { at: string; reach: string; found: string; isReached: boolean };

/** The site that is looked at: over plain HTTP, and those who are signed in to it. */
export type Site = { url: string; world: World; scratch: string };

/** A tool that nobody here wrote. `lacks` names what is not installed, if anything. */
export type Peer = {
  tool: string;
  lacks: () => string | undefined | Promise<string | undefined>;
  look: (site: Site) => Promise<Finding[]>;
};

const folders = (process.env.PATH ?? "").split(delimiter);

/** Whether a program is installed. */
export const hasProgram = (name: string) => folders.some((folder) => existsSync(join(folder, name)));

/** The file of a package: of this project's, or of those in the folder PEERS. */
export function packageFile(name: string) {
  for (const folder of [process.env.PEERS, root]) {
    try {
      if (folder) return createRequire(join(folder, "here.js")).resolve(name);
    } catch {
      // It may be in the other one.
    }
  }
  return undefined;
}

/** Runs a program for so many seconds at most; gives what it said, whatever its exit code. */
export function say(
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
