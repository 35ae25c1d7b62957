import { insertInto, migrateRows } from "@tests/support/migrated";
import { expect, test } from "vitest";
import { withDatabase } from "../../scripts/support/database-state";

const at = (day: number) => new Date(Date.UTC(2026, 0, day, 8));

const user = (id: string, email: string, more: object = {}) =>
  insertInto("users", { id, email, emailCanonical: email, purchasedProducts: [], ...more });

test("migrations delete the quarantined waiting list forms of people who have left the list since", async () => {
  const entries = ["left", "waiting"].map((status) => {
    const email = `${status}@example.org`;
    return insertInto("group_coaching", {
      id: status,
      name: "n",
      email,
      emailCanonical: email,
      status,
      leftAt: at(2),
    });
  });
  const forms = (
    [
      ["gone", "waitlist", "left", 1, false],
      ["released", "waitlist", "left", 1, true],
      ["released, and the entry has been purged", "waitlist", "purged", 1, true],
      ["sent again", "waitlist", "left", 3, false],
      ["on the list", "waitlist", "waiting", 1, false],
      ["on the list, released", "waitlist", "waiting", 1, true],
      ["application", "application", "left", 1, false],
      ["application, released", "application", "left", 1, true],
    ] as const
  ).map(([id, form, who, day, isReleased]) =>
    insertInto("caught_submissions", {
      id,
      form,
      reason: "too-fast",
      emailCanonical: `${who}@example.org`,
      payload: {},
      updatedAt: at(day),
      releasedAt: isReleased ? at(day) : null,
    }),
  );
  const rows = [...entries, ...forms];
  const url = await migrateRows("forms-of-left", "20261129111700_search-radicals-and-cyrillic", rows);
  const kept = await withDatabase(url, (db) => db.quarantinedSubmission.findMany());
  expect(kept.map(({ id }) => id).sort()).toEqual([
    "application",
    "application, released",
    "on the list",
    "on the list, released",
    "sent again",
  ]);
});

test("a migration sets wordsAt of a waiting list entry to the time of the last form that changed its words", async () => {
  const entry = (id: string, day: number) =>
    insertInto("group_coaching", {
      id,
      name: "n",
      email: `${id}@example.org`,
      emailCanonical: `${id}@example.org`,
      submittedAt: at(day),
    });
  const change = (id: string, day: number) =>
    insertInto("audit", {
      id: `${id} ${day}`,
      action: "waitlist.updated",
      subject: `entry:${id}`,
      createdAt: at(day),
    });
  const url = await migrateRows("words-of-entries", "20261130080000_quarantined-forms-of-left", [
    ...[entry("unchanged", 1), entry("changed", 1), entry("joined-again", 3)],
    ...[change("changed", 2), change("changed", 3), change("joined-again", 2)],
  ]);
  const found = await withDatabase(url, (db) => db.groupCoachingEntry.findMany({ orderBy: { id: "asc" } }));
  expect(found.map(({ id, wordsAt }) => [id, wordsAt])).toEqual([
    ["changed", at(3)],
    ["joined-again", at(3)],
    ["unchanged", at(1)],
  ]);
});

test("a migration reconstructs the former addresses of users from the emails about address changes", async () => {
  const moved = (recipient: string, newEmail: string, day: number) =>
    insertInto("outbox", {
      id: `${recipient} ${newEmail}`,
      kind: "emailChanged",
      recipient,
      subject: "",
      payload: { name: "c@example.org", newEmail },
      messageId: `${recipient} ${newEmail}`,
      state: "sent",
      createdAt: at(day),
    });
  const url = await migrateRows("former-addresses", "20261130141000_released-forms-of-left", [
    user("moved", "c@example.org", { createdAt: at(11) }),
    user("unconfirmed", "e@example.org", { createdAt: at(11) }),
    user("earlier", "g@example.org", { createdAt: at(10) }),
    user("unchanged", "i@example.org", { createdAt: at(25) }),
    moved("A@example.org", "B@example.org", 13),
    moved("b@example.org", "C@example.org", 15),
    moved("d@example.org", "e@example.org", 16),
    // Other users had the addresses b@example.org and i@example.org before.
    moved("g@example.org", "b@example.org", 11),
    moved("b@example.org", "g@example.org", 12),
    moved("h@example.org", "i@example.org", 20),
    insertInto("audit", {
      id: "confirmed",
      action: "account.email-verified",
      subject: "user:moved",
      createdAt: at(12),
    }),
  ]);
  const found = await withDatabase(url, (db) =>
    db.formerAddress.findMany({ orderBy: [{ userId: "asc" }, { leftAt: "asc" }] }),
  );
  expect(found.map(({ emailCanonical }) => emailCanonical)).toEqual(
    found.map(({ email }) => email.toLowerCase()),
  );
  expect(found.map(({ userId, email, isConfirmed, leftAt }) => [userId, email, isConfirmed, leftAt])).toEqual(
    [
      ["earlier", "g@example.org", false, at(11)],
      ["earlier", "b@example.org", true, at(12)],
      ["moved", "A@example.org", true, at(13)],
      ["moved", "b@example.org", true, at(15)],
      ["unconfirmed", "d@example.org", false, at(16)],
    ],
  );
});

test("a migration joins Thai and Lao letters that addresses have in two parts, unless two accounts would collide", async () => {
  // Two accounts have the same address in both spellings.
  const two = ["\u0e01\u0e33@example.org", "\u0e01\u0e4d\u0e32@example.org", "x@example.org"];
  const stored = [...two, "\u0e04\u0e4d\u0e32@example.org", "\u0e84\u0ecd\u0eb2@example.org"];
  const rows = stored.map((email) => user(email, email));
  const url = await migrateRows("undivided-letters", "20261130142000_former-addresses", rows);
  const found = await withDatabase(url, (db) => db.user.findMany());
  const joined = [...two, "\u0e04\u0e33@example.org", "\u0e84\u0eb3@example.org"];
  expect(found.map(({ emailCanonical }) => emailCanonical).sort()).toEqual(joined.sort());
});

test("a migration lists the pictures of users that are in UploadThing's cloud", async () => {
  const inCloud = "https://app.ufs.sh/f/Key_of-a-picture";
  const onDisk = "/api/storage/profile_pictures/abcdefgh/profile_1700000000000.webp";
  const rows = [inCloud, onDisk, null].map((photoURL, id) => user(`${id}`, `${id}`, { photoURL }));
  const url = await migrateRows("cloud-files", "20261130150000_undivided-letters", rows);
  expect(await withDatabase(url, (db) => db.cloudFile.findMany())).toMatchObject([
    { key: "Key_of-a-picture", url: inCloud, createdAt: at(1) },
  ]);
});
