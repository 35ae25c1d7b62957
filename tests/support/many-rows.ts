import { canonicalEmail } from "@/lib/email-address";
import type { Database } from "@/server/db/client";

const awkward = [
  "Zoë Ñ’Ünlü",
  "line one\nline two\r\n",
  '"quoted", {braced}, \\n',
  "名前 🌅 \u2028",
  "",
  " x ",
];

function inParts<T>(rows: T[]) {
  return Array.from({ length: Math.ceil(rows.length / 500) }, (_, part) =>
    rows.slice(part * 500, part * 500 + 500),
  );
}

/** Stores rows with unusual texts, dates, JSON and empty values, and returns how many. */
export async function storeManyRows(db: Database, members: number, votes: number) {
  const at = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 61_007);
  const users = Array.from({ length: members }, (_, index) => ({
    id: `crowd-${index}`,
    email: `Crowd.${index}@example.org`,
    emailCanonical: canonicalEmail(`Crowd.${index}@example.org`),
    displayName: index % 7 ? (awkward[index % awkward.length] ?? null) : null,
    emailVerified: index % 3 ? at(index) : null,
    purchasedProducts: index % 2 ? [] : [{ z: 1.5, a: { é: null, b: [true, "x"] } }],
    createdAt: at(index),
  }));
  for (const data of inParts(users)) await db.user.createMany({ data });
  const cast = Array.from({ length: votes }, (_, index) => ({
    appId: "sleep-stories",
    voterKey: `visitor:crowd-${index}`,
    userId: index < members ? `crowd-${index}` : null,
    createdAt: at(index),
  }));
  for (const data of inParts(cast)) await db.vote.createMany({ data });
  await db.futureApp.update({ where: { id: "sleep-stories" }, data: { voteCount: { increment: votes } } });
  const audit = users.slice(0, 50).map(({ id }, index) => ({
    action: "member.role-changed",
    subject: `user:${id}`,
    before: index % 2 ? undefined : { b: "null", a: null },
    after: { role: awkward[index % awkward.length] ?? "" },
  }));
  await db.auditEntry.createMany({ data: audit });
  await db.outboxMail.createMany({
    data: ["queued", "sent"].map((state) => ({
      kind: "verify",
      recipient: "a@example.org",
      subject: "A mail",
      payload: { linkId: "none" },
      messageId: `<${state}@example.org>`,
      state,
    })),
  });
  return users.length + cast.length + audit.length + 2;
}
