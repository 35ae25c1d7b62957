import "server-only";
import { NextRequest } from "next/server";
import { messages } from "@/content/messages";
import { parseJson } from "@/lib/parse-json";
import { returnTarget } from "@/lib/return-target";
import { z } from "@/lib/zod";
import { database } from "../db/client";
import { isForeignKeyViolation } from "../db/errors";
import { readContentType, readText } from "../http/body";
import { draftCookie, readCookie, type SetCookie, serialiseCookie } from "../http/cookies";
import { getSiteOrigin, isSameSiteRequest } from "../http/origin";
import { problem, refuseCrossSite } from "../http/problem";
import { describeError, log } from "../log";
import { finishGoogle, startGoogle } from "./google-route";
import { type AuthContext, callNextAuth, type Fields, readRefusal, returnCookie } from "./next-auth";
import { getSession, isMemberDeleted, revokeSession } from "./session-lookup";
import { getSessionCookieName } from "./sessions";

const bodyLimit = 16 * 1024;

const fieldsSchema = z.record(z.string(), z.string());

function parseFields(type: string, text: string): Fields | null {
  if (type === "application/x-www-form-urlencoded") return Object.fromEntries(new URLSearchParams(text));
  return fieldsSchema.safeParse(parseJson(text)).data ?? null;
}

async function readFields(request: Request): Promise<Fields | Response> {
  const type = readContentType(request.headers);
  if (type !== "application/json" && type !== "application/x-www-form-urlencoded") {
    return problem(415, messages.general.takes("JSON or a form"));
  }
  const text = await readText(request, bodyLimit);
  if (text === null) return problem(413, messages.general.tooLarge);
  const fields = parseFields(type, text);
  if (!fields) return problem(400, messages.general.unreadable);
  return "callbackUrl" in fields ? { ...fields, callbackUrl: returnTarget(fields.callbackUrl) } : fields;
}

function isOwnAddress(value: string) {
  if (value === getSiteOrigin()) return true;
  return value.startsWith(`${getSiteOrigin()}/`) && URL.canParse(value) && new URL(value).href === value;
}

// next-auth answers 500 to a stored return target that it cannot parse.
function refuseReturnTarget({ headers }: Request) {
  const stored = new NextRequest(getSiteOrigin(), { headers }).cookies.get(returnCookie())?.value;
  if (!stored || isOwnAddress(stored)) return null;
  const deletion = serialiseCookie(returnCookie(), "", 0);
  return problem(400, messages.general.unreadable, { "set-cookie": deletion });
}

async function signIn(context: AuthContext) {
  const call = () => callNextAuth(context, "callback/credentials", { body: context.fields });
  // The account was deleted while its password was being verified; the second call treats it as unknown.
  const response = await call().catch((error) =>
    isForeignKeyViolation(error) ? call() : Promise.reject(error),
  );
  const code = await readRefusal(response);
  if (code === "RateLimited") return problem(429, messages.auth.tooManyTries, { "retry-after": "900" });
  if (code === "Unavailable") return problem(503, messages.general.databaseUnavailable);
  return response;
}

async function signOut(context: AuthContext) {
  const session = await getSession(context.request.headers);
  if (session.state === "degraded") return problem(503, messages.general.databaseUnavailable);
  const response = await callNextAuth(context, "signout", { session, body: context.fields });
  const isRefused = await readRefusal(response);
  if (isRefused) return response;
  if (session.state === "live") await revokeSession(database(), session.claims);
  if (readCookie(context.request.headers, draftCookie) !== null) context.setCookie(draftCookie, "", 0);
  return response;
}

async function readSession(context: AuthContext) {
  const { headers } = context.request;
  // Visitors get an empty session directly, because next-auth would set the sign-in form's cookies on every page.
  if (!readCookie(headers, getSessionCookieName())) return Response.json({});
  const session = await getSession(headers);
  if (session.state === "degraded") return problem(503, messages.general.databaseUnavailable);
  // Reports the deletion, because the browser may have received no response when it deleted the account.
  if (session.state === "none" && (await isMemberDeleted(headers))) return Response.json({ isDeleted: true });
  const response = await callNextAuth(context, "session", { session });
  // next-auth renews or deletes the session cookie, and a late answer would renew or delete the cookie of a newer
  // session.
  response.headers.delete("set-cookie");
  return response;
}

type Action = { method: "GET" | "POST"; run: (context: AuthContext) => Promise<Response> | Response };

// Only these actions and methods are allowed, because next-auth answers 500 to some others.
const actions = new Map<string, Action>([
  ["session", { method: "GET", run: readSession }],
  ["csrf", { method: "GET", run: (context) => callNextAuth(context, "csrf") }],
  ["providers", { method: "GET", run: (context) => callNextAuth(context, "providers") }],
  ["signout", { method: "POST", run: signOut }],
  ["callback/credentials", { method: "POST", run: signIn }],
  ["signin/google", { method: "POST", run: startGoogle }],
  ["callback/google", { method: "GET", run: finishGoogle }],
]);

/**
 * Wraps next-auth: allows only known actions and methods, bodies of at most 16 KB and return targets on this site.
 * Returns 503 after an unexpected error. Needs Next's request scope (`next/headers`).
 */
export async function handleAuth(request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.replace(/^\/api\/auth\/?/, "").replace(/\/+$/, "");
  const action = actions.get(name);
  if (!action) return problem(404, messages.general.notFound);
  const { method, run } = action;
  if (method !== request.method) return problem(405, messages.general.takes(method), { allow: method });
  if (method === "POST" && !isSameSiteRequest(request.headers)) return refuseCrossSite();
  const fields = refuseReturnTarget(request) ?? (method === "POST" ? await readFields(request) : {});
  if (fields instanceof Response) return fields;
  try {
    const cookies: string[] = [];
    const setCookie: SetCookie = (...cookie) => cookies.push(serialiseCookie(...cookie));
    const response = await run({ request, fields, setCookie });
    for (const cookie of cookies) response.headers.append("set-cookie", cookie);
    response.headers.set("cache-control", "private, no-store");
    return response;
  } catch (error) {
    log.error(describeError(error), "next-auth call failed");
    return problem(503, messages.general.databaseUnavailable);
  }
}
