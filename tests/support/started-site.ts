import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { env } from "@/env.mjs";
import { findFreePort } from "../../scripts/support/free-port";
import { makeScratch } from "../../scripts/support/scratch";
import { waitUntilReady } from "../../scripts/support/until-ready.mjs";
import { memoryOf, processorSecondsOf } from "./process-usage.mjs";
import { startCommand } from "./start-command.mjs";

export const collector = ["--expose-gc", "--import", "./tests/support/collect-garbage.mjs"];

type Options = { nodeArgs?: string[]; port?: number; isDev?: boolean; isInspected?: boolean };

export type Site = Awaited<ReturnType<typeof startSite>>;

/**
 * Starts a site with its own port, SQLite database and folders. Uses npm for a development server only, so that signals
 * reach other sites directly.
 */
export async function startSite(environment: Record<string, string> = {}, options: Options = {}) {
  const { nodeArgs = ["--no-warnings"], port = await findFreePort() } = options;
  const { isDev = false, isInspected = false } = options;
  const scratch = makeScratch("site");
  const { VITEST: _, ...inherited } = process.env;
  const commandArgs = isInspected ? ["tests/support/inspected-site.mjs"] : startCommand.args;
  const [program, args] = isDev ? ["npm", ["run", "dev"]] : [process.execPath, [...nodeArgs, ...commandArgs]];
  const site = spawn(program, args, {
    env: {
      ...inherited,
      ...(isDev ? {} : startCommand.env),
      NODE_ENV: isDev ? "development" : "production",
      NEXTAUTH_URL: env.NEXTAUTH_URL,
      PORT: String(port),
      LOG_LEVEL: "error",
      DATABASE_URL: `file:${join(scratch, "site.db")}`,
      MAIL_FOLDER: join(scratch, "mail"),
      UPLOADS_DIR: join(scratch, "uploads"),
      RELEASES_DIR: join(scratch, "releases"),
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe", ...(isInspected ? (["ipc"] as const) : [])],
  });
  const output: string[] = [];
  const all = () => output.join("");
  const recentOutput = () => all().slice(-8_000);
  for (const stream of [site.stdout, site.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => output.push(chunk));
  }
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${url}/api/ready`, site).catch((cause) => {
    site.kill("SIGKILL");
    throw new Error(recentOutput(), { cause });
  });
  return {
    url,
    databaseFile: join(scratch, "site.db"),
    recentOutput,
    all,
    /** Returns the memory in MB; for a development server this is npm's memory. */
    memory: () => memoryOf(site.pid),
    /** Returns the memory after garbage collection; the site needs the Node arguments `collector`. */
    memoryAtRest: async () => {
      for (let times = 0; times < 3; times += 1) {
        site.kill("SIGUSR2");
        await wait(250);
      }
      return memoryOf(site.pid);
    },
    /** The processor time that the site has used; on Linux only. */
    processorSeconds: () => processorSecondsOf(site.pid),
    closeLog: () => {
      for (const stream of [site.stdout, site.stderr]) stream?.destroy();
    },
    /** Returns the contents of the HTTP cache; the site needs the option `isInspected`. */
    inspect: async () => {
      site.send("inspect");
      const [contents] = (await once(site, "message")) as [{ keys: string[]; bytes: number }];
      return contents;
    },
    isAlive: () => site.exitCode === null && site.signalCode === null,
    signal: (signal: NodeJS.Signals) => site.kill(signal),
    /** Returns the exit code, or the signal that ended the site. */
    stop: async () => {
      const ended = site.exitCode === null && site.signalCode === null ? once(site, "exit") : null;
      site.kill("SIGTERM");
      await ended;
      rmSync(scratch, { recursive: true, force: true });
      return site.exitCode ?? site.signalCode;
    },
  };
}
