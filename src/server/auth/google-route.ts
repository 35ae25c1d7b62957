import "server-only";
import { google } from "@/content/google";
import { messages } from "@/content/messages";
import { takeCharacters } from "@/lib/text-normalization";
import { getClientKey } from "../http/client-address";
import { getSiteOrigin } from "../http/origin";
import { problem } from "../http/problem";
import { consume } from "../rate-limit";
import { endAttempt, endOldAttempts, findAttempt, isAttempt } from "./google-attempt";
import { isGoogleConfigured } from "./google-provider";
import { type AuthContext, callNextAuth, readRefusal } from "./next-auth";

const startLimit = { name: "google-start", points: 60, seconds: 15 * 60 };
const maxMessageLength = 200;

type Outcome = { result: "ok" | "link-needed" | "cancelled" } | { result: "failed"; message?: string };

/** Returns the provider's address for the popup, or 404 without Google, 400 for an invalid attempt, 429 if limited. */
export async function startGoogle(context: AuthContext) {
  const { headers } = context.request;
  const { attempt, csrfToken = "" } = context.fields;
  if (!isGoogleConfigured()) return problem(404, google.unconfigured);
  if (!isAttempt(attempt)) return problem(400, messages.general.unreadable);
  const wait = await consume(startLimit, getClientKey(headers));
  if (wait > 0) return problem(429, messages.auth.tooManyTries, { "retry-after": String(wait) });
  endOldAttempts(headers, context.setCookie);
  return callNextAuth(context, "signin/google", { attempt, body: { csrfToken, json: "true" } });
}

function buildDonePath(outcome: Outcome, attempt: string | null) {
  return `/auth/popup/done?${new URLSearchParams({ ...(attempt ? { attempt } : {}), ...outcome })}`;
}

function redirectToDone(outcome: Outcome, attempt: string | null) {
  const location = `${getSiteOrigin()}${buildDonePath(outcome, attempt)}`;
  return new Response(null, { status: 302, headers: { location } });
}

// The error is trusted only if its state belongs to an attempt in this browser, and is shown as plain text.
function readErrorOutcome(error: string, description = ""): Outcome {
  const message = takeCharacters(description.replace(/\p{C}+/gu, " ").trim(), maxMessageLength);
  if (message) return { result: "failed", message };
  return error === "access_denied" ? { result: "cancelled" } : { result: "failed" };
}

function readRefusalOutcome(code: string): Outcome {
  if (code === "LinkNeeded") return { result: "link-needed" };
  if (code === "Unproven") return { result: "failed", message: google.unproven };
  // The provider rejected the response or could not be reached.
  if (code === "OAuthCallback") return { result: "failed" };
  return { result: "failed", message: messages.general.databaseUnavailable };
}

/** Always redirects the popup to the page that reports the result. */
export async function finishGoogle(context: AuthContext) {
  const given = Object.fromEntries(new URL(context.request.url).searchParams);
  const { state = "", code = "", iss, error, error_description } = given;
  const attempt = await findAttempt(context.request.headers, state);
  if (!attempt) return redirectToDone({ result: "failed" }, null);
  endAttempt(attempt, context.setCookie);
  if (error) return redirectToDone(readErrorOutcome(error, error_description), attempt);
  const callbackUrl = buildDonePath({ result: "ok" }, attempt);
  const query = { state, code, callbackUrl, ...(iss && { iss }) };
  const response = await callNextAuth(context, "callback/google", { attempt, query });
  const refusal = await readRefusal(response);
  return refusal ? redirectToDone(readRefusalOutcome(refusal), attempt) : response;
}
