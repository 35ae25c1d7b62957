import "server-only";
import { messages } from "@/content/messages";
import { database } from "../db/client";
import { isDatabaseTrouble } from "../db/errors";
import { readText } from "../http/body";
import { problem } from "../http/problem";
import { describeError, log } from "../log";
import { memberOfLeaveUrl } from "./leave-link";
import { type LeaveState, leavePage, leavePolicy } from "./leave-page";
import { comeBack, leaveAnnouncements } from "./leave-service";
import { readerState } from "./reader";

const mostBytes = 4 * 1024;

function answer(state: LeaveState) {
  return new Response(leavePage(state), {
    status: state === "broken" ? 400 : 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": leavePolicy,
    },
  });
}

async function guarded(work: () => Promise<Response>) {
  try {
    return await work();
  } catch (error) {
    if (!isDatabaseTrouble(error)) throw error;
    log.error(describeError(error), "database in trouble");
    return problem(503, messages.general.databaseAway);
  }
}

/** Shows a reader of announcements the page on which they are left. It changes nothing: mail programs open links ahead. */
export function showLeaving(request: Request) {
  const id = memberOfLeaveUrl(request.url);
  if (!id) return answer("broken");
  return guarded(async () => {
    const state = await readerState(database(), id);
    return answer(state === "reader" ? "ready" : state);
  });
}

/**
 * Takes the wish of a reader: by the page's button, or by that of their mail program (RFC 8058), which sends neither
 * cookies nor an origin. The signed address alone says who it is.
 */
export function takeWish(request: Request) {
  const id = memberOfLeaveUrl(request.url);
  if (!id) return answer("broken");
  return guarded(async () => {
    const body = await readText(request, mostBytes);
    if (body === null) return problem(413, messages.general.tooLarge);
    const wish = new URLSearchParams(body).get("wish");
    const db = database();
    if (wish === "back") await comeBack(db, id);
    else await leaveAnnouncements(db, id);
    const state = await readerState(db, id);
    return answer(state === "reader" ? "back" : state);
  });
}
