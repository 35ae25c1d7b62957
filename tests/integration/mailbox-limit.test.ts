import { figure } from "@tests/support/figure";
import { mailboxOfEachTest, passAnHour, queueResetEmail } from "@tests/support/mailbox";
import { describe, expect, test } from "vitest";
import { database } from "@/server/db/client";
import { deliverDue } from "@/server/mail/delivery";
import { mailRow } from "@/server/mail/outbox";
import { newLink } from "@/server/one-time-link";

const db = database();
const mailbox = mailboxOfEachTest();

describe("mailbox limits", () => {
  const kinds = ["reset", "verify", "confirmEmail", "waitlistJoined"] as const;
  const spellings = ["noor@example.org", "Noor@Example.org", "noor+1@example.org", "NOOR+list@example.org"];

  async function queueFromStrangers(count: number) {
    for (let at = 0; at < count; at += 1) {
      const to = spellings[at % spellings.length] ?? "";
      const kind = kinds[(at >> 2) % kinds.length] ?? "reset";
      const link = newLink("reset", { userId: null, email: `${at}-${to}` });
      await db.token.create({ data: link });
      await db.outboxMail.create({ data: mailRow({ kind, to, payload: { name: null, linkId: link.id } }) });
    }
  }

  async function deliverByMany() {
    const senders = ["a", "b", "c", "d"].map(async (worker) => {
      for (let sent = 1; sent > 0; ) sent = await deliverDue(db, mailbox.send, worker);
    });
    await Promise.all(senders);
  }

  const sentTo = async (name: string) =>
    (await db.outboxMail.findMany({ where: { state: "sent" } })).filter(({ recipient }) =>
      recipient.toLowerCase().startsWith(name),
    );

  test("other people can cause at most three emails an hour and six a day to one mailbox, in all kinds and spellings", async () => {
    const perHour: number[] = [];
    for (let hour = 0; hour < 4; hour += 1) {
      await queueFromStrangers(20);
      await deliverByMany();
      perHour.push((await sentTo("noor")).length);
      await passAnHour();
    }
    expect(perHour).toEqual([3, 6, 6, 6]);
    figure("publicly-triggered-emails-to-one-mailbox", 6, "a day");
    const kept = await db.outboxMail.findMany({ where: { state: "failed" } });
    expect(kept).toHaveLength(74);
    expect(new Set(kept.map(({ lastError }) => lastError))).toEqual(new Set(["mailbox-full"]));
  });

  test("a mailbox at its limit still gets emails about its owner's actions, and other mailboxes are not affected", async () => {
    await queueFromStrangers(8);
    await deliverByMany();
    const own = mailRow({ kind: "passwordChanged", to: "noor@example.org", payload: { name: null } });
    await db.outboxMail.create({ data: own });
    await queueResetEmail("noora@example.org");
    await deliverByMany();
    expect((await sentTo("noor@")).map(({ kind }) => kind)).toContain("passwordChanged");
    expect(await sentTo("noora@")).toHaveLength(1);
  });

  test("an emailed link stays valid when a later email is withheld", async () => {
    const first = await queueResetEmail("noor@example.org");
    await deliverByMany();
    await queueFromStrangers(6);
    const last = await queueResetEmail("noor@example.org");
    await deliverByMany();
    expect((await db.outboxMail.findUniqueOrThrow({ where: { id: last.row.id } })).state).toBe("failed");
    const link = await db.token.findUniqueOrThrow({ where: { id: first.link.id } });
    expect(link.usedAt).toBeNull();
  });
});
