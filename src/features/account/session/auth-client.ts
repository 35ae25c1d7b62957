import { google } from "@/content/google";
import { messages } from "@/content/messages";
import { clearTabs } from "@/lib/tab-storage";
import { timeoutMs } from "@/trpc/timeout";
import { type AuthResult, unreachable } from "../account-api";
import type { SignInInput } from "../schema";

type Reply = { csrfToken?: string; url?: string; message?: string };

async function readReply(response: Response): Promise<Reply> {
  const value: unknown = await response.json().catch(() => null);
  return typeof value === "object" && value !== null ? value : {};
}

// next-auth accepts a call only with its CSRF token in both the body and a cookie.
async function postOnce(action: string, fields: Record<string, string>) {
  const signal = AbortSignal.timeout(timeoutMs);
  const { csrfToken = "" } = await readReply(await fetch("/api/auth/csrf", { cache: "no-store", signal }));
  const response = await fetch(`/api/auth/${action}`, {
    method: "POST",
    signal,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...fields, csrfToken, json: "true" }),
  });
  return { ...(await readReply(response)), ok: response.ok, status: response.status };
}

// next-auth refuses a call by returning an address that contains the reason.
const isRefusal = (url: string) => /[?&](error|csrf)=/.test(url);
const isTokenRefusal = (url: string) => /[?&]csrf=/.test(url);

async function post(action: string, fields: Record<string, string>) {
  const reply = await postOnce(action, fields);
  // Two windows that start together may get different tokens; the second attempt uses the newest token.
  return isTokenRefusal(reply.url ?? "") ? postOnce(action, fields) : reply;
}

async function callAuth(action: string, fields: Record<string, string>, failed: string): Promise<AuthResult> {
  try {
    const { ok, status, url = "", message } = await post(action, fields);
    // Each successful response of next-auth contains a URL; one without a URL comes from a network's captive portal.
    if (ok && !url) return unreachable(failed);
    if (ok && !isRefusal(url)) return { ok: true };
    if (isTokenRefusal(url)) return { ok: false, message: failed, hint: messages.auth.cookiesBlocked };
    if (status === 429 && message) return { ok: false, message, isThrottled: true };
    return { ok: false, message: failed, hint: [403, 503].includes(status) ? message : undefined };
  } catch {
    return unreachable(failed);
  }
}

export function signIn({ email, password }: SignInInput) {
  return callAuth("callback/credentials", { email, password }, messages.auth.signInFailed);
}

/** `isReturning` keeps the member's data for the next sign-in, as when a session expires. */
export async function signOut({ isReturning = false } = {}) {
  const result = await callAuth("signout", {}, messages.auth.signOutFailed);
  if (result.ok && !isReturning) clearTabs();
  return result;
}

export async function startGoogle(attempt: string): Promise<{ url: string } | { message: string }> {
  try {
    const { ok, url, message } = await post("signin/google", { attempt });
    return ok && url && !isRefusal(url) ? { url } : { message: message ?? google.failed };
  } catch {
    return { message: google.failed };
  }
}
