import type { DocumentId } from "@/content/documents";
import { returnTarget } from "@/lib/return-target";
import { setDraftMode } from "@/server/content/draft-mode";
import { deskAnswer } from "@/server/desk-call";

export const dynamic = "force-dynamic";

/** Redirects to a path of the same origin, whatever the site's address is. */
function redirectTo(path: string) {
  return new Response(null, { status: 307, headers: { location: path, "cache-control": "no-store" } });
}

/** Redirects to the page of a document and shows its draft (?document=), or to a page without drafts (?leave=). */
export async function GET(request: Request) {
  const { leave, document } = Object.fromEntries(new URL(request.url).searchParams);
  if (leave !== undefined) {
    await setDraftMode(false);
    return redirectTo(returnTarget(leave, "/home"));
  }
  return deskAnswer(request, async ({ pages }) => {
    const { path } = await pages.get({ document: document as DocumentId });
    await setDraftMode(true);
    return redirectTo(path);
  });
}
