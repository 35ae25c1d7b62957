import "server-only";
import { leaveAnnouncements as texts } from "@/content/leave-announcements";
import { messages } from "@/content/messages";
import { site } from "@/content/site";
import { escapeHtml } from "@/lib/escape-html";
import { writeAudit } from "../audit";
import { type Database, database } from "../db/client";
import { isDatabaseOutage, writeIfAllMatch } from "../db/errors";
import { readText } from "../http/body";
import { problem } from "../http/problem";
import { describeError, log } from "../log";
import { mailColours, mailMark } from "../mail/render-mail";
import { prepareWithdrawal } from "./announcement-mails";
import { findSubscriptionState } from "./audience";
import { readUnsubscribeUrl } from "./unsubscribe-link";

const { ink, ink2, sand, paper, line, lagoon, gold, serif, sans } = mailColours;

const style = `
  :root { color-scheme: light dark; }
  * { box-sizing: border-box; }
  body { display: grid; min-height: 100vh; min-height: 100svh; margin: 0; padding: 2rem min(1rem, 5vw); place-content: center;
    grid-template-columns: minmax(0, 37.5rem); background: ${sand}; color: ${ink}; font: 400 1.0625rem/1.6 ${sans};
    overflow-wrap: anywhere; }
  header { display: flex; gap: .75rem; align-items: center; margin: 0 0 1.25rem 2.5rem; font: 400 1.625rem/1 ${serif}; }
  main { padding: 2.5rem; border: 1px solid ${line}; border-top: 2px solid ${gold}; border-radius: 4px;
    background: ${paper}; }
  h1 { margin: 0 0 1.5rem; font: 400 min(1.875rem, 9.4vw)/1.15 ${serif}; letter-spacing: -.02em; text-wrap: balance; }
  p { margin: 0; }
  form { margin-top: 1.75rem; }
  button { min-height: 3.25rem; padding: .8rem 1.75rem; border: 1px solid ${lagoon}; border-radius: 6px;
    background: ${lagoon}; color: ${sand}; font: 600 1.0625rem/1.25 ${sans}; cursor: pointer; }
  button.quiet { background: none; color: ${lagoon}; }
  footer { margin: 1.25rem 2.5rem 0; font-size: 1rem; }
  footer a { display: inline-block; padding: .7rem 0; color: ${ink2}; }
  :focus-visible { outline: 2px solid ${gold}; outline-offset: 3px; }
  @media (max-width: 30rem) {
    main { padding: 1.75rem min(1.5rem, 7.5vw); }
    header, footer { margin-left: min(1.5rem, 7.5vw); }
    button { width: 100%; padding-inline: min(1.75rem, 8.75vw); }
  }
  /* the second click of a double click must not undo the first */
  button.quiet { animation: wait 1s; }
  @keyframes wait { from, to { pointer-events: none; } }
  @media (prefers-color-scheme: dark) {
    body { background: ${ink}; color: ${sand}; }
    main { border-color: #ddb772 #33534f #33534f; background: #17343a; }
    button { border-color: #ddb772; background: #ddb772; color: ${ink}; }
    button.quiet { color: #ddb772; }
    footer a { color: #c4cfc6; }
  }`;

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

type UnsubscribeState = "ready" | "left" | "back" | "gone" | "broken";

/** Returns the HTML of the page, which works without scripts. */
function renderPage(state: UnsubscribeState) {
  const { heading, text, action }: { heading: string; text: string; action?: string } = texts[state];
  const change = state === "left" ? "back" : "leave";
  const form = action
    ? `<form method="post"><button${state === "ready" ? "" : ' class="quiet"'} name="change" value="${change}">${escapeHtml(action)}</button></form>`
    : "";
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(texts.title)} · ${escapeHtml(site.name)}</title>
<style>${style}</style>
</head>
<body>
<header><span aria-hidden="true">${mailMark}</span>${escapeHtml(site.name)}</header>
<main>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(text)}</p>
${form}
</main>
<footer><a href="/">${escapeHtml(texts.home)}</a></footer>
</body>
</html>
`;
}

const maxBodyBytes = 4 * 1024;

function respond(state: UnsubscribeState) {
  return new Response(renderPage(state), {
    status: state === "broken" ? 400 : 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": pagePolicy,
    },
  });
}

/**
 * Changes a subscription and audits the change, unless the subscription already has this state. Returns its state, or
 * "gone" if the member was deleted.
 */
export async function setSubscription(db: Database, id: string, isSubscribed: boolean, actorId = id) {
  const removals = isSubscribed ? [] : await prepareWithdrawal(db, id);
  const action = isSubscribed ? "account.letters-back" : "account.letters-left";
  await writeIfAllMatch(db, [
    db.user.update({
      where: { id, announcementsLeft: isSubscribed ? { not: null } : null },
      data: { announcementsLeft: isSubscribed ? null : new Date() },
    }),
    ...removals,
    writeAudit(db, { action, subject: `user:${id}`, actorId }),
  ]);
  return findSubscriptionState(db, id);
}

/**
 * Calls `work` with the id of the member in the signed address. Returns 400 for an invalid address, and 503 while the
 * database is unavailable.
 */
async function answerMember(request: Request, work: (db: Database, id: string) => Promise<Response>) {
  const id = readUnsubscribeUrl(request.url);
  if (!id) return respond("broken");
  try {
    return await work(database(), id);
  } catch (error) {
    if (!isDatabaseOutage(error)) throw error;
    log.error(describeError(error), "database unavailable");
    return problem(503, messages.general.databaseUnavailable);
  }
}

/** Shows the form and changes nothing, because mail clients prefetch links. */
export function showUnsubscribePage(request: Request) {
  return answerMember(request, async (db, id) => {
    const state = await findSubscriptionState(db, id);
    return respond(state === "subscribed" ? "ready" : state);
  });
}

/**
 * Handles the form of the page and one-click requests (RFC 8058). One-click requests send no cookies and no origin, so
 * the signed address alone identifies the member.
 */
export function handleUnsubscribe(request: Request) {
  return answerMember(request, async (db, id) => {
    const body = await readText(request, maxBodyBytes);
    if (body === null) return problem(413, messages.general.tooLarge);
    const state = await setSubscription(db, id, new URLSearchParams(body).get("change") === "back");
    return respond(state === "subscribed" ? "back" : state);
  });
}
