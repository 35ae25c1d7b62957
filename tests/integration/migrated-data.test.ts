import { freshDatabase } from "@tests/support/fresh-database";
import { runSql } from "@tests/support/without-tables";
import { expect, test } from "vitest";
import { openDatabase } from "@/server/db/client";
import { applyMigrations } from "../../scripts/support/migrations";

test("migrations delete the quarantined waiting list forms of people who have left the list since", async () => {
  const url = await freshDatabase("forms-of-left");
  await applyMigrations(url, "20261129111700_search-radicals-and-cyrillic");
  const [before, left, after] = ["2026-01-01", "2026-01-02", "2026-01-03"].map(
    (day) => `'${day}T08:00:00.000Z'`,
  );
  const entries = ["left", "waiting"].map(
    (status) => `INSERT INTO group_coaching (id, name, email, "emailCanonical", status, "leftAt", "updatedAt")
      VALUES ('${status}', 'n', '${status}@example.org', '${status}@example.org', '${status}', ${left}, ${left})`,
  );
  const forms = [
    ["gone", "waitlist", "left", before, "NULL"],
    ["released", "waitlist", "left", before, before],
    ["released, and the entry has been purged", "waitlist", "purged", before, before],
    ["sent again", "waitlist", "left", after, "NULL"],
    ["on the list", "waitlist", "waiting", before, "NULL"],
    ["on the list, released", "waitlist", "waiting", before, before],
    ["application", "application", "left", before, "NULL"],
    ["application, released", "application", "left", before, before],
  ].map(
    ([
      id,
      form,
      who,
      at,
      released,
    ]) => `INSERT INTO caught_submissions (id, form, reason, "emailCanonical", payload, "updatedAt", "releasedAt")
      VALUES ('${id}', '${form}', 'too-fast', '${who}@example.org', '{}', ${at}, ${released})`,
  );
  await runSql(url, [...entries, ...forms]);
  await applyMigrations(url);
  const db = openDatabase(url);
  const kept = await db.quarantinedSubmission.findMany({ select: { id: true } });
  await db.$disconnect();
  expect(kept.map(({ id }) => id).sort()).toEqual([
    "application",
    "application, released",
    "on the list",
    "on the list, released",
    "sent again",
  ]);
});

test("a migration sets wordsAt of a waiting list entry to the time of the last form that changed its words", async () => {
  const url = await freshDatabase("words-of-entries");
  await applyMigrations(url, "20261130080000_quarantined-forms-of-left");
  const [joined, changed, last] = ["2026-01-01", "2026-01-02", "2026-01-03"].map(
    (day) => `${day}T08:00:00.000Z`,
  );
  const entries = [
    ["unchanged", joined],
    ["changed", joined],
    ["joined-again", last],
  ].map(
    ([
      id,
      submitted,
    ]) => `INSERT INTO group_coaching (id, name, email, "emailCanonical", "submittedAt", "updatedAt")
      VALUES ('${id}', 'n', '${id}@example.org', '${id}@example.org', '${submitted}', '${last}')`,
  );
  const changes = [
    ["changed", changed],
    ["changed", last],
    ["joined-again", changed],
  ].map(
    ([id, at]) => `INSERT INTO audit (id, action, subject, "createdAt", "updatedAt")
      VALUES ('${id} ${at}', 'waitlist.updated', 'entry:${id}', '${at}', '${at}')`,
  );
  await runSql(url, [...entries, ...changes]);
  await applyMigrations(url);
  const db = openDatabase(url);
  const found = await db.groupCoachingEntry.findMany({
    orderBy: { id: "asc" },
    select: { id: true, wordsAt: true },
  });
  await db.$disconnect();
  expect(found).toEqual([
    { id: "changed", wordsAt: new Date(`${last}`) },
    { id: "joined-again", wordsAt: new Date(`${last}`) },
    { id: "unchanged", wordsAt: new Date(`${joined}`) },
  ]);
});

test("a migration reconstructs the former addresses of users from the emails about address changes", async () => {
  const url = await freshDatabase("former-addresses");
  await applyMigrations(url, "20261130141000_released-forms-of-left");
  const at = (day: number) => `'2026-01-${day}T08:00:00.000Z'`;
  const users = [
    ["moved", "c@example.org", 11],
    ["unconfirmed", "e@example.org", 11],
    ["earlier", "g@example.org", 10],
    ["unchanged", "i@example.org", 25],
  ].map(
    ([
      id,
      email,
      day,
    ]) => `INSERT INTO users (id, email, "emailCanonical", "purchasedProducts", "createdAt", "updatedAt")
      VALUES ('${id}', '${email}', '${email}', '[]', ${at(Number(day))}, ${at(Number(day))})`,
  );
  const mails = [
    ["A@example.org", "B@example.org", 13],
    ["b@example.org", "C@example.org", 15],
    ["d@example.org", "e@example.org", 16],
    // Other users had the addresses b@example.org and i@example.org before.
    ["g@example.org", "b@example.org", 11],
    ["b@example.org", "g@example.org", 12],
    ["h@example.org", "i@example.org", 20],
  ].map(
    ([from, to, day]) => `INSERT INTO outbox
      (id, kind, recipient, subject, payload, "messageId", state, "createdAt", "updatedAt")
      VALUES ('${from} ${to}', 'emailChanged', '${from}', '', '{"name": "c@example.org", "newEmail": "${to}"}',
        '${from} ${to}', 'sent', ${at(Number(day))}, ${at(Number(day))})`,
  );
  const confirmed = `INSERT INTO audit (id, action, subject, "createdAt", "updatedAt")
    VALUES ('confirmed', 'account.email-verified', 'user:moved', ${at(12)}, ${at(12)})`;
  await runSql(url, [...users, ...mails, confirmed]);
  await applyMigrations(url);
  const db = openDatabase(url);
  const found = await db.formerAddress.findMany({
    orderBy: [{ userId: "asc" }, { leftAt: "asc" }],
    select: { userId: true, email: true, emailCanonical: true, isConfirmed: true, leftAt: true },
  });
  await db.$disconnect();
  const row = (userId: string, email: string, isConfirmed: boolean, day: number) => ({
    ...{ userId, email, emailCanonical: email.toLowerCase(), isConfirmed },
    leftAt: new Date(`2026-01-${day}T08:00:00.000Z`),
  });
  expect(found).toEqual([
    row("earlier", "g@example.org", false, 11),
    row("earlier", "b@example.org", true, 12),
    row("moved", "A@example.org", true, 13),
    row("moved", "b@example.org", true, 15),
    row("unconfirmed", "d@example.org", false, 16),
  ]);
});

test("a migration joins Thai and Lao letters that addresses have in two parts, unless two accounts would collide", async () => {
  const url = await freshDatabase("undivided-letters");
  await applyMigrations(url, "20261130142000_former-addresses");
  // Two accounts have the same address in both spellings.
  const two = ["\u0e01\u0e33@example.org", "\u0e01\u0e4d\u0e32@example.org", "x@example.org"];
  const stored = [...two, "\u0e04\u0e4d\u0e32@example.org", "\u0e84\u0ecd\u0eb2@example.org"];
  const users = stored.map(
    (email) => `INSERT INTO users (id, email, "emailCanonical", "purchasedProducts", "updatedAt")
      VALUES ('${email}', '${email}', '${email}', '[]', '2026-01-01T08:00:00.000Z')`,
  );
  await runSql(url, users);
  await applyMigrations(url);
  const db = openDatabase(url);
  const found = await db.user.findMany({ select: { emailCanonical: true } });
  await db.$disconnect();
  const joined = [...two, "\u0e04\u0e33@example.org", "\u0e84\u0eb3@example.org"];
  expect(found.map((user) => user.emailCanonical).sort()).toEqual(joined.sort());
});

test("a migration lists the pictures of users that are in UploadThing's cloud", async () => {
  const url = await freshDatabase("cloud-files");
  await applyMigrations(url, "20261130150000_undivided-letters");
  const inCloud = "https://app.ufs.sh/f/Key_of-a-picture";
  const onDisk = "/api/storage/profile_pictures/abcdefgh/profile_1700000000000.webp";
  const time = "2026-01-01T08:00:00.000Z";
  const users = [`'${inCloud}'`, `'${onDisk}'`, "NULL"].map(
    (photoURL, at) => `INSERT INTO users
      (id, email, "emailCanonical", "photoURL", "purchasedProducts", "updatedAt")
      VALUES ('${at}', '${at}', '${at}', ${photoURL}, '[]', '${time}')`,
  );
  await runSql(url, users);
  await applyMigrations(url);
  const db = openDatabase(url);
  const found = await db.cloudFile.findMany({ select: { key: true, url: true, createdAt: true } });
  await db.$disconnect();
  expect(found).toEqual([{ key: "Key_of-a-picture", url: inCloud, createdAt: new Date(time) }]);
});
