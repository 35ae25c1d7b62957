import { TRPCError } from "@trpc/server";
import type { DocumentId } from "@/content/documents";
import { messages } from "@/content/messages";
import { returnTarget } from "@/lib/return-target";
import { setDraftMode } from "@/server/content/draft-mode";
import { createContext } from "@/server/context";
import { problem } from "@/server/http/problem";
import { createCaller } from "@/server/root";

export const dynamic = "force-dynamic";

/** Redirects to a path of the same origin, whatever the site's address is. */
function redirectTo(path: string) {
  return new Response(null, { status: 307, headers: { location: path, "cache-control": "no-store" } });
}

/** Redirects to the page of a document and shows its draft (?document=), or to a page without drafts (?leave=). */
export async function GET(request: Request) {
  const { searchParams } = new URL(request.url);
  const leave = searchParams.get("leave");
  if (leave !== null) {
    await setDraftMode(false);
    return redirectTo(returnTarget(leave, "/home"));
  }
  const { pages } = createCaller(createContext(request.headers, new Headers())).desk;
  try {
    const { path } = await pages.get({ document: searchParams.get("document") as DocumentId });
    await setDraftMode(true);
    return redirectTo(path);
  } catch (error) {
    if (error instanceof TRPCError && error.code === "SERVICE_UNAVAILABLE") {
      return problem(503, messages.general.databaseAway);
    }
    if (error instanceof TRPCError && error.code !== "INTERNAL_SERVER_ERROR") {
      return problem(404, messages.general.noProcedure);
    }
    throw error;
  }
}
