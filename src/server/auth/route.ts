import "server-only";
import { messages } from "@/content/messages";
import { canonicalEmail } from "@/lib/email-address";
import { returnTarget } from "@/lib/return-target";
import { isForeignKeyViolation } from "../db/errors";
import { readText } from "../http/body";
import { cookieName, readSetCookie } from "../http/cookies";
import { isSameSiteRequest, siteOrigin } from "../http/origin";
import { problem } from "../http/problem";
import { describeError, log } from "../log";
import { finishGoogle, startGoogle } from "./google-route";
import { callNextAuth, type Fields } from "./next-auth";
import { sessionCookie } from "./sessions";
import { SignInRefused } from "./sign-in";
import { deviceCookie } from "./sign-in-limit";

const bodyLimit = 16 * 1024;
/** Actions that only tell something; next-auth sets the sign-in form's cookies with them too. */
const onlyTelling = ["session", "providers"];
const formCookies = ["csrf", "callback"];

// Which actions exist, and how they may be called; next-auth itself answers some of the others with a 500.
const methods = new Map<string, string[]>([
  ["session", ["GET"]],
  ["csrf", ["GET"]],
  ["providers", ["GET"]],
  ["signout", ["POST"]],
  ["callback/credentials", ["POST"]],
  ["signin/google", ["POST"]],
  ["callback/google", ["GET"]],
]);

function parseFields(type: string, text: string): Fields | null {
  if (type === "application/x-www-form-urlencoded") return Object.fromEntries(new URLSearchParams(text));
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
    return Object.values(value).every((field) => typeof field === "string") ? (value as Fields) : null;
  } catch {
    return null;
  }
}

async function readFields(request: Request): Promise<Fields | Response> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (type !== "application/json" && type !== "application/x-www-form-urlencoded") {
    return problem(415, messages.general.takes("JSON or a form"));
  }
  const text = await readText(request, bodyLimit);
  if (text === null) return problem(413, messages.general.tooLarge);
  return parseFields(type, text) ?? problem(400, messages.general.unreadable);
}

// next-auth answers 500 to a callbackUrl it cannot parse, wherever that stands; here it is always a path of ours.
function withSafeTarget<T extends Fields>(fields: T): T {
  if (!("callbackUrl" in fields)) return fields;
  return { ...fields, callbackUrl: `${siteOrigin()}${returnTarget(fields.callbackUrl)}` };
}

function refusalOf(error: unknown) {
  if (error instanceof SignInRefused) {
    return problem(429, messages.auth.tooManyTries, { "retry-after": "900" });
  }
  log.error(describeError(error), "a call about a session failed");
  return problem(503, messages.general.databaseAway);
}

function dropFormCookies(headers: Headers) {
  const given = headers.getSetCookie();
  headers.delete("set-cookie");
  for (const cookie of given) {
    if (!formCookies.some((name) => cookie.startsWith(`${cookieName(name)}=`)))
      headers.append("set-cookie", cookie);
  }
}

async function run(request: Request, action: string, body: Fields | undefined) {
  const query = withSafeTarget(Object.fromEntries(new URL(request.url).searchParams));
  const call = () => callNextAuth(request, action, { query, body });
  // Who was deleted while their password was judged is asked for once more, and is then as unknown as anybody.
  const response = await call()
    .catch((error) => (isForeignKeyViolation(error) ? call() : Promise.reject(error)))
    .catch(refusalOf);
  if (action === "callback/credentials" && readSetCookie(response.headers, sessionCookie())) {
    response.headers.append("set-cookie", deviceCookie(canonicalEmail(body?.email ?? "")));
  }
  if (onlyTelling.includes(action)) dropFormCookies(response.headers);
  return response;
}

/**
 * Wraps next-auth: known actions and methods only, bodies of at most 16 KB in known types, targets
 * reduced to paths of this site, and 503 instead of a sign-out while the database is away.
 */
export async function handleAuth(request: Request): Promise<Response> {
  const action = new URL(request.url).pathname.replace(/^\/api\/auth\/?/, "").replace(/\/+$/, "");
  const allowed = methods.get(action);
  if (!allowed) return problem(404, messages.general.noProcedure);
  if (!allowed.includes(request.method)) {
    return problem(405, messages.general.takes(allowed.join(" and ")), { allow: allowed.join(", ") });
  }
  if (request.method === "POST" && !isSameSiteRequest(request.headers)) {
    return problem(403, messages.general.notOurs);
  }
  const fields = request.method === "POST" ? await readFields(request) : undefined;
  if (fields instanceof Response) return fields;
  try {
    if (action === "signin/google") return await startGoogle(request, fields ?? {});
    if (action === "callback/google") return await finishGoogle(request);
    return await run(request, action, fields && withSafeTarget(fields));
  } catch (error) {
    log.error(describeError(error), "auth route failed");
    return problem(503, messages.general.unexpected);
  }
}
