import "server-only";
import { cookies, draftMode } from "next/headers";
import { cookieOptions } from "../http/cookies";

const draftCookie = "__prerender_bypass";

/**
 * Turns Next's draft mode on or off in a route handler. Its cookie gets our cookies' attributes: Next's are for HTTPS
 * only, and WebKit refuses that cookie on http://localhost.
 */
export async function setDraftMode(isOn: boolean) {
  const mode = await draftMode();
  if (isOn) mode.enable();
  else mode.disable();
  const jar = await cookies();
  const value = isOn ? jar.get(draftCookie)?.value : undefined;
  jar.set(draftCookie, value ?? "", value ? cookieOptions() : { ...cookieOptions(), maxAge: 0 });
}
