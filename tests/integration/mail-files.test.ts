import { existsSync, readFileSync } from "node:fs";
import { queueNotice } from "@tests/support/mailbox";
import { expect, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { deliverDue } from "@/server/mail/delivery";
import { getMailFile } from "@/server/mail/mail-files";
import { createSender } from "@/server/mail/transport";

test("an email that was written to a file before a mail server was configured has the line ends of email and is removed with its file", async () => {
  const db = database();
  const { id, messageId } = await queueNotice("noor@example.org");
  await deliverDue(db, createSender(), "test");
  expect(existsSync(getMailFile(messageId))).toBe(true);
  expect(readFileSync(getMailFile(messageId), "utf8")).not.toMatch(/(?<!\r)\n/);
  vi.resetModules();
  process.env.SMTP_URL = "smtp://127.0.0.1:25";
  const { withMailFileCleanup } = await import("@/server/mail/mail-files");
  await withMailFileCleanup(db, () => db.outboxMail.delete({ where: { id } }));
  expect(existsSync(getMailFile(messageId))).toBe(false);
});
