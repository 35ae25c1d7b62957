import "server-only";
import { google } from "@/content/google";
import { messages } from "@/content/messages";
import { canonicalEmail } from "@/lib/email-address";
import { clientKey } from "../http/client-address";
import { readSetCookie } from "../http/cookies";
import { siteOrigin } from "../http/origin";
import { problem } from "../http/problem";
import { describeError, log } from "../log";
import { consume } from "../rate-limit";
import { isAttempt, keepAttempt, readAttempt } from "./google-attempt";
import { GoogleUnproven } from "./google-identity";
import { LinkNeeded } from "./google-link";
import { pendingCookie } from "./google-pending";
import { isGoogleConfigured } from "./google-provider";
import { callNextAuth, type Fields } from "./next-auth";
import { checkSession } from "./session-lookup";
import { sessionCookie } from "./sessions";
import { deviceCookie } from "./sign-in-limit";

const startLimit = { name: "google-start", points: 60, seconds: 15 * 60 };
const longestMessage = 200;

type Outcome = { result: "ok" | "link-needed" | "cancelled" } | { result: "failed"; message?: string };

function reply(headers: Record<string, string>, cookies: string[], init: ResponseInit, body: string | null) {
  const response = new Response(body, { ...init, headers: { "cache-control": "no-store", ...headers } });
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

/** Begins one attempt: answers with the provider's address, for the popup to go to. */
export async function startGoogle(request: Request, { attempt, csrfToken = "" }: Fields) {
  if (!isGoogleConfigured()) return problem(404, google.unconfigured);
  if (!isAttempt(attempt)) return problem(400, messages.general.unreadable);
  const wait = await consume(startLimit, clientKey(request.headers));
  if (wait > 0) return problem(429, messages.auth.tooManyTries, { "retry-after": String(wait) });
  const started = await callNextAuth(request, "signin/google", { query: {}, body: { csrfToken } });
  const target = new URL(started.headers.get("location") ?? "", siteOrigin());
  if (target.searchParams.has("csrf")) return problem(403, google.failed);
  const state = target.searchParams.get("state");
  if (!state || target.origin === siteOrigin()) return problem(502, google.failed);
  const cookies = keepAttempt(request.headers, started.headers, state, attempt);
  const body = JSON.stringify({ url: target.href });
  return reply({ "content-type": "application/json" }, cookies, { status: 200 }, body);
}

function toDone(outcome: Outcome, attempt: string | null, cookies: string[]) {
  const query = new URLSearchParams({ ...(attempt ? { attempt } : {}), ...outcome });
  return reply({ location: `${siteOrigin()}/auth/popup/done?${query}` }, cookies, { status: 303 }, null);
}

// Believed only with the state of an attempt of this browser; shown as plain text in the opener's red box.
function outcomeOfError(error: string, description: string | null): Outcome {
  const message = [...(description ?? "").replace(/\p{C}+/gu, " ").trim()].slice(0, longestMessage).join("");
  if (message) return { result: "failed", message };
  return error === "access_denied" ? { result: "cancelled" } : { result: "failed" };
}

type Ending = { outcome: Outcome; cookies: string[] };

function endingOf(error: unknown): Ending {
  if (error instanceof LinkNeeded) {
    return { outcome: { result: "link-needed" }, cookies: [pendingCookie(error.pending)] };
  }
  if (error instanceof GoogleUnproven) {
    return { outcome: { result: "failed", message: google.unproven }, cookies: [] };
  }
  log.error(describeError(error), "Google sign-in failed");
  return { outcome: { result: "failed", message: messages.general.databaseAway }, cookies: [] };
}

async function exchange(request: Request, query: Fields, cookies: Fields): Promise<Ending> {
  const { headers } = await callNextAuth(request, "callback/google", { query, cookies });
  const session = await checkSession(readSetCookie(headers, sessionCookie()));
  if (session.state === "degraded") throw new Error("sessions cannot be read");
  if (session.state !== "live") return { outcome: { result: "failed" }, cookies: [] };
  const given = headers.getSetCookie().filter((cookie) => cookie.startsWith(sessionCookie()));
  const device = deviceCookie(canonicalEmail(session.user.email));
  return { outcome: { result: "ok" }, cookies: [...given, device] };
}

/** Takes Google's answer, and leads the popup to the page that reports how it went, whatever happened. */
export async function finishGoogle(request: Request) {
  const given = new URL(request.url).searchParams;
  const attempt = readAttempt(request.headers, given.get("state"));
  if (!attempt) return toDone({ result: "failed" }, null, []);
  const error = given.get("error");
  if (error) {
    return toDone(outcomeOfError(error, given.get("error_description")), attempt.attempt, [attempt.over]);
  }
  const answer = ["code", "state", "iss"].flatMap((key) => {
    const value = given.get(key);
    return value === null ? [] : [[key, value] as const];
  });
  const { outcome, cookies } = await exchange(request, Object.fromEntries(answer), attempt.cookies).catch(
    endingOf,
  );
  return toDone(outcome, attempt.attempt, [attempt.over, ...cookies]);
}
