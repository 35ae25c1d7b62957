import { storeLink } from "@tests/support/links";
import { mailboxOfEachTest } from "@tests/support/mailbox";
import { describe, expect, test } from "vitest";
import { decisionMails } from "@/content/decision-mails";
import { database } from "@/server/db/client";
import { createSamplePayload, type MailKind, mailKinds, previewMail } from "@/server/mail/kinds";
import { createMailRow } from "@/server/mail/outbox";
import { renderMail } from "@/server/mail/render-mail";
import { buildLinkUrl } from "@/server/one-time-link";

const db = database();
const mailbox = mailboxOfEachTest();
const secret = /#[\w-]{20,}/;

describe.each(mailKinds)("emails of kind $kind", ({ kind }) => {
  const preview = async () => {
    const made = await previewMail(kind, createSamplePayload(kind));
    if (!made) throw new Error(`no preview of ${kind}`);
    return made;
  };

  test("the preview of an email contains no secret", async () => {
    const { subject, html, text } = await preview();
    expect(subject).not.toBe("");
    expect(html).toContain("<h1");
    for (const body of [html, text]) {
      expect(body).not.toMatch(secret);
      expect(body).not.toMatch(/undefined|\[object|NaN|Invalid Date/);
    }
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|@import/i);
  });

  test("after sending, the data of an email is kept only if the email has no link with a secret", async () => {
    const payload = { ...createSamplePayload(kind) };
    if ("linkId" in payload) {
      const purposes = { waitlistJoined: "leave", waitlistInvited: "leave", reset: "reset" } as const;
      const purpose = (purposes as Partial<Record<MailKind, "leave" | "reset">>)[kind] ?? "verify";
      payload.linkId = (await storeLink(purpose, "noor@example.org")).id;
    }
    const mail = createMailRow({ kind, to: `${kind}@example.org`, payload, about: "sample:1" });
    const { id } = await db.outboxMail.create({ data: mail });
    await mailbox.deliver();
    const sent = await db.outboxMail.findUniqueOrThrow({ where: { id } });
    expect(sent).toMatchObject({ state: "sent", about: "sample:1" });
    expect(sent.payload).toEqual("linkId" in payload ? {} : payload);
    expect((await previewMail(kind, sent.payload)) === null).toBe("linkId" in payload);
  });
});

test("an email is 600 pixels wide in Outlook for Windows, which ignores max-width and the padding of links", async () => {
  const { html } = (await previewMail("welcome", createSamplePayload("welcome"))) ?? { html: "" };
  const forOutlook = html.match(/<!--\[if mso\]>.*?<!\[endif\]-->/gs) ?? [];
  expect(forOutlook).toHaveLength(2);
  expect(forOutlook[0]).toMatch(/<table [^>]*width="600"[^>]*><tr><td>/);
  expect(forOutlook[1]).toContain("</td></tr></table>");
  expect(html).toMatch(/<td class="btn" style="[^"]*mso-padding-alt:15px 28px/);
  expect(html).toMatch(/<div style="display:none;[^"]*mso-hide:all/);
});

test("a coach's Hebrew paragraph and a Hebrew name in an email have dir=auto, so that they read from right to left", async () => {
  const answer = { name: "דנה לוי", subject: "Shalom", paragraphs: ["שלום דנה!\nתודה."] };
  const { html = "" } = (await previewMail("decision", answer)) ?? {};
  expect(html).toMatch(/<p [^>]*dir="auto"[^>]*>שלום דנה!<br>תודה\.<\/p>/);
  const arrived = { ...createSamplePayload("applicationArrived"), name: "דנה (Dana)" };
  const { html: toTeam = "" } = (await previewMail("applicationArrived", arrived)) ?? {};
  expect(toTeam).toMatch(/<td [^>]*dir="auto"[^>]*>דנה \(Dana\)<\/td>/);
});

test("an email asks mail programs not to turn dates and numbers into links", async () => {
  const { html } = (await previewMail("digest", createSamplePayload("digest"))) ?? { html: "" };
  expect(html).toContain('<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">');
});

test("the email to an account's old address shows the new address in punycode", async () => {
  const payload = { ...createSamplePayload("emailChanged"), newEmail: "noor@xn--bcher-kva.de" };
  expect((await previewMail("emailChanged", payload))?.text).toContain(
    "was changed to noor@xn--bcher-kva.de.",
  );
});

test("an email shows the support address without punycode, and links to it with punycode", () => {
  const content = { subject: "", preview: "", heading: "", paragraphs: [] };
  const { html, text } = renderMail(content, { tagline: "", support: "ilse@xn--bcher-kva.de" });
  expect(html).toMatch(/<a href="mailto:ilse@xn--bcher-kva\.de"[^>]*>ilse@bücher\.de</);
  expect(text).toContain("ilse@bücher.de.");
});

test("an email of an unknown kind, without data or with unreadable data has no preview", async () => {
  const unreadable = { name: "Noor", applicationId: "a", dueAt: "soon" };
  expect(await previewMail("applicationArrived", unreadable)).toBeNull();
  expect(await previewMail("constructor", { name: "Noor" })).toBeNull();
  expect(await previewMail("welcome", {})).toBeNull();
  expect(await previewMail("welcome", null)).toBeNull();
});

test("a waiting list email has its link to leave the list once, without the notice of expiry in thirty minutes", async () => {
  const { html, text } = (await previewMail("waitlistJoined", createSamplePayload("waitlistJoined"))) ?? {
    html: "",
    text: "",
  };
  for (const body of [html, text]) expect(body.match(/\/waiting-list\/leave/g)).toHaveLength(1);
  expect(`${html}${text}`).not.toContain("thirty minutes");
  expect(buildLinkUrl("leave", "x")).toMatch(/^http:\/\/localhost:3000\/waiting-list\/leave#[\w-]{43}$/);
});

test("a draft of a decision email greets the applicant by name unless the name contains a link", () => {
  for (const draft of Object.values(decisionMails)) {
    expect(draft("Noor").body.split("\n\n")[0]).toBe("Dear Noor,");
    for (const dot of [".", "．", "。", "｡", "․"])
      expect(draft(`evil${dot}example`).body).not.toContain("evil");
    expect(draft("Noor").subject).not.toBe("");
  }
});
