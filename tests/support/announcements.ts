import { randomUUID } from "node:crypto";
import { queueNextBatch } from "@/server/announcements/announcement-mails";
import { database } from "@/server/db/client";
import { buildMemberRow } from "../../prisma/rows/member-row";

const db = database();

/** Creates members with confirmed addresses and no passwords, and returns the addresses. */
export async function makeReaders(count: number) {
  const rows = Array.from({ length: count }, () => ({
    ...buildMemberRow({
      email: `reader-${randomUUID()}@example.org`,
      displayName: "Noor",
      passwordHash: null,
    }),
    emailVerified: new Date(),
  }));
  for (let at = 0; at < count; at += 500) await db.user.createMany({ data: rows.slice(at, at + 500) });
  return rows.map(({ email }) => email);
}

export async function startAnnouncement(tool = "gauge") {
  const text = { subject: "The Tide is open", body: "It is ready.\n\nTry it tonight." };
  const data = { ...text, tool, state: "sending", startedAt: new Date() };
  const { id } = await db.announcement.create({ data });
  return id;
}

export async function announceAll(deliver: () => Promise<unknown>) {
  while ((await queueNextBatch(db)) !== "idle") await deliver();
  await deliver();
}
