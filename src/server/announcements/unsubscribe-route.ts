import "server-only";
import { messages } from "@/content/messages";
import { writeOwnAudit } from "../audit";
import { type Database, database } from "../db/client";
import { isDatabaseOutage, writeIfAllMatch } from "../db/errors";
import { readText } from "../http/body";
import { problem } from "../http/problem";
import { describeError, log } from "../log";
import { prepareWithdrawal } from "./announcement-mails";
import { findSubscriptionState } from "./audience";
import { readUnsubscribeUrl } from "./unsubscribe-link";
import { renderUnsubscribePage, type UnsubscribeState, unsubscribePagePolicy } from "./unsubscribe-page";

const maxBodyBytes = 4 * 1024;

function respond(state: UnsubscribeState) {
  return new Response(renderUnsubscribePage(state), {
    status: state === "broken" ? 400 : 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": unsubscribePagePolicy,
    },
  });
}

/** Stores and audits a change of subscription; does nothing if there is no change. */
async function setSubscription(db: Database, id: string, isSubscribed: boolean) {
  const removals = isSubscribed ? [] : await prepareWithdrawal(db, id);
  const action = isSubscribed ? "account.letters-back" : "account.letters-left";
  await writeIfAllMatch(db, [
    db.user.update({
      where: { id, announcementsLeft: isSubscribed ? { not: null } : null },
      data: { announcementsLeft: isSubscribed ? null : new Date() },
    }),
    ...removals,
    writeOwnAudit(db, action, id),
  ]);
}

async function withDatabaseErrors(work: () => Promise<Response>) {
  try {
    return await work();
  } catch (error) {
    if (!isDatabaseOutage(error)) throw error;
    log.error(describeError(error), "database unavailable");
    return problem(503, messages.general.databaseUnavailable);
  }
}

/** Shows the form and changes nothing, because mail clients prefetch links. */
export function showUnsubscribePage(request: Request) {
  const id = readUnsubscribeUrl(request.url);
  if (!id) return respond("broken");
  return withDatabaseErrors(async () => {
    const state = await findSubscriptionState(database(), id);
    return respond(state === "subscribed" ? "ready" : state);
  });
}

/**
 * Handles the form of the page and one-click requests (RFC 8058). One-click requests send no cookies and no origin, so
 * the signed address alone identifies the member.
 */
export function handleUnsubscribe(request: Request) {
  const id = readUnsubscribeUrl(request.url);
  if (!id) return respond("broken");
  return withDatabaseErrors(async () => {
    const body = await readText(request, maxBodyBytes);
    if (body === null) return problem(413, messages.general.tooLarge);
    const db = database();
    await setSubscription(db, id, new URLSearchParams(body).get("change") === "back");
    const state = await findSubscriptionState(db, id);
    return respond(state === "subscribed" ? "back" : state);
  });
}
