import "server-only";
import { toNodeHandler } from "srvx/node";
import { type ApiHandlers, processRegistry } from "@/process-registry";
import { startAnnouncer } from "./announcements/sender";
import { warmUpPasswords } from "./auth/password";
import { watchContent } from "./content-version";
import { startDigest } from "./digest";
import { handleHealth, handleReady } from "./http/health";
import { startMailer } from "./mail/mailer";
import { startPurging } from "./retention";
import { handleTrpc } from "./trpc-handler";

/** Starts the background jobs of this process and registers the API handlers with its HTTP server. */
export async function startServices() {
  startMailer();
  startAnnouncer();
  startDigest();
  startPurging();
  await Promise.all([warmUpPasswords(), watchContent()]);
  const node = (handler: (request: Request) => Promise<Response> | Response) =>
    toNodeHandler(handler) as ApiHandlers["trpc"];
  processRegistry().api = { trpc: node(handleTrpc), health: node(handleHealth), ready: node(handleReady) };
}
