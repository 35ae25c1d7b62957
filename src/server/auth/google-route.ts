import "server-only";
import { google } from "@/content/google";
import { messages } from "@/content/messages";
import { clientKey } from "../http/client-address";
import { siteOrigin } from "../http/origin";
import { problem } from "../http/problem";
import { consume } from "../rate-limit";
import { endAttempt, endOldAttempts, findAttempt, isAttempt } from "./google-attempt";
import { isGoogleConfigured } from "./google-provider";
import { callNextAuth, type Fields, readRefusal } from "./next-auth";

const startLimit = { name: "google-start", points: 60, seconds: 15 * 60 };
const longestMessage = 200;

type Outcome = { result: "ok" | "link-needed" | "cancelled" } | { result: "failed"; message?: string };

/** Begins one attempt: next-auth answers with the provider's address, for the popup to go to. */
export async function startGoogle(request: Request, { attempt, csrfToken = "" }: Fields) {
  if (!isGoogleConfigured()) return problem(404, google.unconfigured);
  if (!isAttempt(attempt)) return problem(400, messages.general.unreadable);
  const wait = await consume(startLimit, clientKey(request.headers));
  if (wait > 0) return problem(429, messages.auth.tooManyTries, { "retry-after": String(wait) });
  await endOldAttempts(request.headers);
  return callNextAuth(request, "signin/google", { attempt, body: { csrfToken, json: "true" } });
}

function pathOfDone(outcome: Outcome, attempt: string | null) {
  return `/auth/popup/done?${new URLSearchParams({ ...(attempt ? { attempt } : {}), ...outcome })}`;
}

function toDone(outcome: Outcome, attempt: string | null) {
  const location = `${siteOrigin()}${pathOfDone(outcome, attempt)}`;
  return new Response(null, { status: 302, headers: { location } });
}

// Believed only with the state of an attempt of this browser; shown as plain text in the opener's red box.
function outcomeOfError(error: string, description = ""): Outcome {
  const message = [...description.replace(/\p{C}+/gu, " ").trim()].slice(0, longestMessage).join("");
  if (message) return { result: "failed", message };
  return error === "access_denied" ? { result: "cancelled" } : { result: "failed" };
}

function outcomeOfRefusal(code: string): Outcome {
  if (code === "LinkNeeded") return { result: "link-needed" };
  if (code === "Unproven") return { result: "failed", message: google.unproven };
  // The provider did not take its own answer back, or could not be asked.
  if (code === "OAuthCallback") return { result: "failed" };
  return { result: "failed", message: messages.general.databaseAway };
}

/** Takes Google's answer, and leads the popup to the page that reports how it went, whatever happened. */
export async function finishGoogle(request: Request) {
  const { error, error_description, ...given } = Object.fromEntries(new URL(request.url).searchParams);
  const attempt = await findAttempt(request.headers, given.state);
  if (!attempt) return toDone({ result: "failed" }, null);
  await endAttempt(attempt);
  if (error) return toDone(outcomeOfError(error, error_description), attempt);
  const query = { ...given, callbackUrl: pathOfDone({ result: "ok" }, attempt) };
  const response = await callNextAuth(request, "callback/google", { attempt, query });
  const code = await readRefusal(response);
  return code ? toDone(outcomeOfRefusal(code), attempt) : response;
}
