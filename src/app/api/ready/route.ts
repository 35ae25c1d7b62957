import { messages } from "@/content/messages";
import { checkDatabase } from "@/server/db/boot-check";
import { database } from "@/server/db/client";
import { problem } from "@/server/http/problem";
import { describeError, log } from "@/server/log";

export const dynamic = "force-dynamic";

export async function GET() {
  try {
    await checkDatabase(database());
    return Response.json({ status: "ready" }, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    log.error(describeError(error), "not ready");
    return problem(503, messages.general.databaseAway);
  }
}
