import { cookies, draftMode } from "next/headers";
import type { DocumentId } from "@/content/documents";
import { returnTarget } from "@/lib/return-target";
import { respondFromDesk } from "@/server/desk-call";
import { draftCookie, getCookieOptions } from "@/server/http/cookies";

export const dynamic = "force-dynamic";

/**
 * Turns Next's draft mode on or off. Replaces the attributes of Next's cookie, because they require HTTPS and WebKit
 * would refuse the cookie on http://localhost.
 */
async function setDraftMode(isOn: boolean) {
  const mode = await draftMode();
  if (isOn) mode.enable();
  else mode.disable();
  const jar = await cookies();
  const value = isOn ? jar.get(draftCookie)?.value : undefined;
  jar.set(draftCookie, value ?? "", value ? getCookieOptions() : { ...getCookieOptions(), maxAge: 0 });
}

/** Does not use `Response.redirect`, which needs an absolute URL. */
function redirectTo(path: string) {
  return new Response(null, { status: 307, headers: { location: path, "cache-control": "no-store" } });
}

/**
 * With ?document=, starts draft mode and redirects to &page= if that page shows the document, or else to the first page
 * that shows it. With ?leave=, ends draft mode and redirects to that path.
 */
export async function GET(request: Request) {
  const { leave, document, page } = Object.fromEntries(new URL(request.url).searchParams);
  if (leave !== undefined) {
    await setDraftMode(false);
    return redirectTo(returnTarget(leave, "/home"));
  }
  return respondFromDesk(request, async ({ pages }) => {
    const { paths } = await pages.get({ document: document as DocumentId });
    await setDraftMode(true);
    return redirectTo(paths.find((path) => path === page) ?? paths[0] ?? "/home");
  });
}
