import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join as joinPath } from "node:path";
import { anyEmail, application } from "@tests/support/application";
import { makeBusyMember } from "@tests/support/busy-member";
import { listTablesWith } from "@tests/support/database-dump";
import { makeEntry, storeApplication } from "@tests/support/desk-records";
import { makeMember } from "@tests/support/factories";
import { apply, join } from "@tests/support/intake";
import { deliverAll } from "@tests/support/mailbox";
import { expect, inject, test } from "vitest";
import { env } from "@/env.mjs";
import { inviteEntries } from "@/features/desk/waitlist/service";
import { deleteMember, deletePerson, exportMember, exportPerson } from "@/features/profile/person-service";
import { database } from "@/server/db/client";
import { getMailFile } from "@/server/mail/mail-files";
import { createSender } from "@/server/mail/transport";

const db = database();

test("the export and deletion of a person without an account cover the forms and emails, and are audited", async () => {
  const [form, other] = [application(), application()];
  const { email, idempotencyKey } = form;
  await join({ name: form.name, email: email.toUpperCase() });
  for (const each of [form, other]) await apply(each);
  await apply({ ...form, idempotencyKey: randomUUID(), website: "https://example.org" });
  const { id } = await db.privateCoachingApplication.findUniqueOrThrow({ where: { idempotencyKey } });
  await db.applicationNote.create({ data: { applicationId: id, text: `Called ${email}` } });
  await deliverAll(createSender());
  const mails = await db.outboxMail.findMany({ where: { about: `application:${id}` } });
  const findFiles = () => mails.map(({ messageId }) => existsSync(getMailFile(messageId)));

  const data = await exportPerson(db, ` ${email.toUpperCase()} `);
  expect(data).toMatchObject({
    waitlist: { status: "waiting" },
    applications: [{ currentRole: form.currentRole, notes: [{ text: `Called ${email}` }] }],
    quarantined: [{ form: "application" }],
  });
  expect(data.mails.map(({ kind }) => kind).sort()).toEqual(["applicationReceived", "waitlistJoined"]);
  expect(data.mails.find(({ kind }) => kind === "applicationReceived")?.text).toContain("in one piece");
  expect(findFiles()).toEqual([true, true]);

  await deletePerson(db, email);
  expect([await listTablesWith(email), findFiles()]).toEqual([[], [false, false]]);
  expect((await listTablesWith(other.email)).length).toBeGreaterThan(1);
  const audit = await db.auditEntry.findMany({ where: { subject: "person" }, orderBy: { createdAt: "asc" } });
  expect(audit.map(({ action }) => action)).toEqual(["person.exported", "person.deleted"]);
});

test("the export and deletion for people without an account refuse a member's address, a member's former address and an unknown address", async () => {
  const { id, email } = await makeMember();
  const former = { email: `former-${email}`, emailCanonical: `former-${email}`, isConfirmed: true };
  await db.formerAddress.create({ data: { ...former, userId: id, leftAt: new Date() } });
  const sentBefore = { email: former.email, emailCanonical: former.email, submittedAt: new Date(1) };
  const kept = await storeApplication(sentBefore);
  const keptEntry = await makeEntry({ email: former.email, submittedAt: new Date(1) });
  await inviteEntries(db, { ids: [keptEntry.id], actorId: id });
  for (const run of [exportPerson, deletePerson]) {
    await expect(run(db, former.email)).rejects.toThrow("former address of a member");
    await expect(run(db, email.toUpperCase())).rejects.toThrow("add --account");
    await expect(run(db, `x${email}`)).rejects.toThrow("nothing is stored");
  }
  expect(await db.user.count({ where: { id } })).toBe(1);

  // Another person has the address now.
  const later = new Date(Date.now() + 1_000);
  await storeApplication({ ...sentBefore, submittedAt: later });
  await db.groupCoachingEntry.update({ where: { id: keptEntry.id }, data: { name: "Bo", wordsAt: later } });
  expect(await deletePerson(db, former.email)).toMatchObject({
    waitlist: { name: "Bo" },
    applications: [{}],
  });
  expect(await db.groupCoachingEntry.count({ where: { emailCanonical: former.email } })).toBe(0);
  const left = await db.privateCoachingApplication.findMany({ where: { emailCanonical: former.email } });
  expect(left.map((row) => row.id)).toEqual([kept.id]);
});

test("the operator can export and delete the account of a member who cannot sign in, and both are audited", async () => {
  const { user, email, canary } = await makeBusyMember();
  for (const run of [exportMember, deleteMember])
    await expect(run(db, `x${email}`)).rejects.toThrow("has no account");
  expect(await exportMember(db, ` ${email.toUpperCase()} `)).toMatchObject({
    profile: { id: user.id },
    applications: [{ currentRole: canary }],
  });
  await deleteMember(db, email);
  expect(await listTablesWith(canary)).toEqual([]);
  const audit = await db.auditEntry.findMany({
    where: { subject: `user:${user.id}`, actorId: null },
    orderBy: { createdAt: "asc" },
  });
  const actions = ["person.exported", "account.deleted", "person.deleted"];
  expect(audit.map(({ action }) => action)).toEqual(actions);
});

test("the export command leaves no file for an unknown address", () => {
  const file = joinPath(inject("scratch"), `${randomUUID()}.json`);
  const node = ["--conditions=react-server", "--import", "tsx"];
  const { stderr } = spawnSync(process.execPath, [...node, "scripts/person.ts", "export", anyEmail(), file], {
    env: { ...process.env, DATABASE_URL: env.DATABASE_URL },
    encoding: "utf8",
  });
  expect(stderr).toContain("nothing is stored");
  expect(existsSync(file)).toBe(false);
});
