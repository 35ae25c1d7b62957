import "server-only";
import { messages } from "@/content/messages";
import { checkDatabase } from "@/server/db/boot-check";
import { database } from "@/server/db/client";
import { problem } from "@/server/http/problem";
import { describeError, log } from "@/server/log";

const headers = { "cache-control": "no-store" };

/** Returns 200 as long as the process answers. */
export function handleHealth() {
  return Response.json({ status: "ok" }, { headers });
}

/** Returns 200 while the database can be used, else 503. */
export async function handleReady() {
  try {
    await checkDatabase(database());
    return Response.json({ status: "ready" }, { headers });
  } catch (error) {
    log.error(describeError(error), "not ready");
    return problem(503, messages.general.databaseAway);
  }
}
