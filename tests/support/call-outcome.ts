import { database } from "@/server/db/client";
import { makeMember, signInAs } from "./factories";
import { createBrowser } from "./http";
import { callOf, type Procedure } from "./procedures";

/** All inputs contain data of member A, so a call by member B requests another member's data. */
export const callers = [
  "anonymous",
  "member A",
  "member B",
  "coach",
  "coach without a second factor",
  "revoked",
  "deleted",
] as const;

export type Caller = (typeof callers)[number];
/** A call that fails after the access check is "allowed". */
export type Outcome = "allowed" | "unauthorized" | "not-found" | "factor-needed";

/** Returns the browser of a caller; all but member A and anonymous callers get a new account. */
export async function createCallerBrowser(caller: Caller, memberA: { cookie: string }) {
  const browser = createBrowser();
  if (caller === "anonymous") return browser;
  if (caller === "member A") {
    browser.keep(memberA.cookie);
    return browser;
  }
  const role = caller.startsWith("coach") ? "coach" : "member";
  const user = await makeMember({ password: null, role });
  const { claims, cookie } = await signInAs(user, { isFactorVerified: caller === "coach" });
  browser.keep(cookie);
  const db = database();
  if (caller === "revoked") {
    await db.authSession.update({ where: { id: claims.sid }, data: { revokedAt: new Date() } });
  }
  if (caller === "deleted") await db.user.delete({ where: { id: user.id } });
  return browser;
}

export async function callAs(
  browser: ReturnType<typeof createBrowser>,
  procedure: Procedure,
  input: unknown,
) {
  const [path, call] = callOf(procedure, input);
  const response = await browser.trpc(path, call);
  if (response.headers.get("content-type")?.startsWith("text/event-stream")) {
    await response.body?.cancel();
    return { outcome: "allowed" as Outcome, status: response.status, reason: null };
  }
  const { error } = await response.json();
  const reason: string | null = error?.json.data.reason ?? null;
  const guards: Record<string, Outcome> = {
    "401 signed-out": "unauthorized",
    "404 null": "not-found",
    "403 factor-needed": "factor-needed",
  };
  const outcome = guards[`${response.status} ${reason}`] ?? "allowed";
  return { outcome, status: response.status, reason };
}
