import { announceAll, makeReaders, startAnnouncement } from "@tests/support/announcements";
import { startChild } from "@tests/support/child";
import { figure, isFull } from "@tests/support/figure";
import { startMailbox } from "@tests/support/mailbox";
import { expect, test } from "vitest";
import { database } from "@/server/db/client";

const db = database();
const readersCount = 5_000;
const kills = 2;
/** One process sends this many emails at a time; a killed process may not have recorded them as sent. */
const inHand = 5;

/** Kills the sending process once `count` emails have arrived. Returns its exit code. */
async function killedAt(mailbox: Awaited<ReturnType<typeof startMailbox>>, count: number) {
  let killChild = () => {};
  const watch = setInterval(() => mailbox.received.length >= count && killChild(), 1);
  const { code } = await startChild("announcement-worker.ts", [mailbox.url], (_line, kill) => {
    killChild = kill;
  });
  clearInterval(watch);
  return code;
}

test.runIf(isFull)(
  `an announcement whose sender is killed twice reaches all ${readersCount} members, and a member's repeated emails share a Message-ID`,
  { timeout: 1_800_000 },
  async () => {
    const readers = await makeReaders(readersCount);
    const id = await startAnnouncement();
    const mailbox = await startMailbox();
    let killed = 0;
    for (let kill = 1; kill <= kills; kill += 1) {
      expect(await killedAt(mailbox, (readersCount * kill) / (kills + 1))).toBeNull();
      killed += 1;
      // Ends the leases of the killed process.
      await db.outboxMail.updateMany({
        where: { leasedUntil: { not: null } },
        data: { leasedUntil: new Date(0) },
      });
    }
    // Two other processes finish the announcement.
    await Promise.all([announceAll(mailbox.deliver), announceAll(mailbox.deliver)]);
    await mailbox.close();
    const received = new Map<string, Set<string>>();
    for (const { to, mail } of mailbox.received)
      received.set(to[0] ?? "", (received.get(to[0] ?? "") ?? new Set()).add(mail.messageId ?? ""));
    const lost = readers.filter((email) => !received.has(email)).length;
    const twice = [...received.values()].filter((ids) => ids.size > 1).length;
    const copies = mailbox.received.length - received.size;
    figure("announced-to", received.size, "members");
    figure("announcement-kills", killed, "kills");
    figure("announcement-lost", lost, "emails");
    figure("announcement-twice", twice, "members");
    figure("announcement-copies-under-one-id", copies, "emails");
    expect([lost, twice, received.size]).toEqual([0, 0, readersCount]);
    expect(copies).toBeLessThanOrEqual(kills * inHand);
    expect(await db.announcement.findUnique({ where: { id } })).toMatchObject({
      state: "sent",
      reached: readersCount,
    });
    expect(await db.outboxMail.count({ where: { state: "sent" } })).toBe(readersCount);
  },
);
