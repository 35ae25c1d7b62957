import "server-only";
import { toNodeHandler } from "srvx/node";
import { env } from "@/env.mjs";
import { readPostgresAddress } from "@/lib/postgres-address";
import { type ApiHandlers, processRegistry } from "@/process-registry";
import { startAnnouncer } from "./announcements/sender";
import { warmUpPasswords } from "./auth/password";
import { warnOfSamples } from "./content/live";
import { startPublishing } from "./content/publish";
import { watchContent } from "./content/version";
import { database } from "./db/client";
import { startDigest } from "./digest";
import { handleHealth, handleReady } from "./http/health";
import { describeError, log } from "./log";
import { startMailer } from "./mail/delivery";
import { startPurging } from "./retention";
import { seed } from "./seed";
import { handleTrpc } from "./trpc-handler";

async function start() {
  const { ignored } = readPostgresAddress(env.DATABASE_URL);
  if (ignored.length) log.warn({ parameters: ignored }, "DATABASE_URL has parameters that have no effect");
  await seed(database());
  startMailer();
  startAnnouncer();
  startDigest();
  startPurging();
  startPublishing(database());
  void warnOfSamples(database());
  await Promise.all([warmUpPasswords(), watchContent()]);
  const node = (handler: (request: Request) => Promise<Response> | Response) =>
    toNodeHandler(handler) as ApiHandlers["trpc"];
  processRegistry().api = { trpc: node(handleTrpc), health: node(handleHealth), ready: node(handleReady) };
}

/** Ends the process if the services cannot start, because Next would then answer every request with a 500 for ever. */
export async function startServices() {
  try {
    await start();
  } catch (error) {
    log.fatal(describeError(error), "the site cannot start");
    process.exit(1);
  }
}
