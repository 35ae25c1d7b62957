import { application } from "@tests/support/application";
import { createMemberCaller } from "@tests/support/caller";
import { storeApplication } from "@tests/support/desk-records";
import { apply } from "@tests/support/intake";
import { raced } from "@tests/support/raced";
import { expect, test } from "vitest";
import { applicationStatuses, isAwaitingAnswer, isLegalMove } from "@/features/desk/applications/moves";
import { database } from "@/server/db/client";

const db = database();
const mail = { subject: "Shall we talk", body: "Dear Mara,\n\nPlease come.\n \nWarmly" };

const makeCoach = (displayName: string) => createMemberCaller({ role: "coach", displayName });

const [coach, other] = await Promise.all([makeCoach("Ines"), makeCoach("Oskar")]);

const auditOf = (id: string) => db.auditEntry.findMany({ where: { subject: `application:${id}` } });
const mailsOf = (id: string) => db.outboxMail.findMany({ where: { about: `application:${id}` } });

const pairs = applicationStatuses.flatMap((from) => applicationStatuses.map((to) => ({ from, to })));

test.each(pairs)("a status change from $from to $to is made only if it is legal", async ({ from, to }) => {
  const { id } = await storeApplication({ status: from });
  const move = coach.caller.desk.applications.move({ id, from, to, mail: null });
  if (isLegalMove(from, to)) await move;
  else await expect(move).rejects.toMatchObject({ code: "BAD_REQUEST", cause: { name: "illegal-move" } });
  const status = isLegalMove(from, to) ? to : from;
  const stored = await db.privateCoachingApplication.findUniqueOrThrow({ where: { id } });
  expect(stored).toMatchObject({ status, awaitsAnswer: isAwaitingAnswer(status) });
  expect(stored.reviewed).toBe(isLegalMove(from, to) || from !== "pending_review");
  expect(await auditOf(id)).toHaveLength(isLegalMove(from, to) ? 1 : 0);
});

test("a status change queues the email that the coach wrote, with a subject of one line, and is recorded in the application's history", async () => {
  const { id } = await storeApplication({ status: "in_review" });
  const pasted = { ...mail, subject: mail.subject.replace(" ", "\t").replace(" ", "\r\n") };
  await coach.caller.desk.applications.move({ id, from: "in_review", to: "invited", mail: pasted });
  expect(await mailsOf(id)).toMatchObject([
    {
      kind: "decision",
      recipient: "mara@example.org",
      subject: mail.subject,
      payload: { name: "Mara", paragraphs: ["Dear Mara,", "Please come.", "Warmly"] },
    },
  ]);
  const record = await coach.caller.desk.applications.get({ id });
  expect(record.application).not.toHaveProperty("idempotencyKey");
  expect(record.history).toMatchObject([
    { action: "application.moved", actor: "Ines", from: "in_review", to: "invited", mail: mail.subject },
  ]);
  expect(record.mails).toMatchObject([{ kind: "decision", state: "queued", subject: mail.subject }]);
});

test("the history of an application that was sent again names the applicant as the author of the update", async () => {
  const form = application();
  await apply(form);
  await apply({ ...form, timeline: "immediately" });
  const { idempotencyKey, name } = form;
  const { id } = await db.privateCoachingApplication.findUniqueOrThrow({ where: { idempotencyKey } });
  const { history } = await coach.caller.desk.applications.get({ id });
  expect(history).toMatchObject([{ action: "application.updated", actor: name }]);
});

test("when two coaches change a status concurrently, one succeeds and the other is told who changed the status", async () => {
  for (let round = 0; round < 8; round++) {
    const { id } = await storeApplication({ status: "invited" });
    const results = await Promise.allSettled([
      coach.caller.desk.applications.move({ id, from: "invited", to: "accepted", mail }),
      other.caller.desk.applications.move({ id, from: "invited", to: "declined", mail }),
    ]);
    const [refused] = results.filter((result) => result.status === "rejected");
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const isFirst = results[0]?.status === "fulfilled";
    expect(refused?.reason).toMatchObject({
      code: "CONFLICT",
      cause: { name: "changed-meanwhile" },
      message: expect.stringMatching(isFirst ? /^Ines .*“Accepted”/ : /^Oskar .*“Declined”/),
    });
    expect(await auditOf(id)).toHaveLength(1);
    expect(await mailsOf(id)).toHaveLength(1);
  }
});

test("twelve parallel requests for one status change make the change once", async () => {
  const { id } = await storeApplication();
  const move = () => coach.caller.desk.applications.move({ id, from: "pending_review", to: "in_review" });
  expect((await raced(12, move)).done).toHaveLength(1);
  expect(await auditOf(id)).toHaveLength(1);
  await expect(move()).rejects.toMatchObject({
    message: expect.stringMatching(/^You changed .*“In review”/),
  });
});

test("a status change is refused if its email is empty or not allowed", async () => {
  const { id } = await storeApplication({ status: "in_review" });
  const bad = [
    { to: "invited", mail: { ...mail, body: " " } },
    { to: "withdrawn", mail },
  ] as const;
  for (const input of bad) {
    const move = coach.caller.desk.applications.move({ id, from: "in_review", ...input });
    await expect(move).rejects.toMatchObject({ code: "BAD_REQUEST" });
  }
  expect(await auditOf(id)).toEqual([]);
});

test("a status change of a missing application is refused", async () => {
  const gone = { id: "unknown", from: "in_review", to: "invited" } as const;
  for (const input of [gone, { ...gone, mail }]) {
    const move = coach.caller.desk.applications.move(input);
    await expect(move).rejects.toMatchObject({ code: "NOT_FOUND", cause: { name: "not-there" } });
  }
  const get = coach.caller.desk.applications.get({ id: "unknown" });
  await expect(get).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a note sent repeatedly with one idempotency key is stored once, and another coach can remove it", async () => {
  const { id } = await storeApplication();
  const note = { id, text: "  Call her on Friday ", key: crypto.randomUUID() };
  const added = await Promise.all(
    [note, note, note].map((input) => coach.caller.desk.applications.addNote(input)),
  );
  const [{ noteId } = { noteId: "" }] = added;
  const { notes } = await other.caller.desk.applications.get({ id });
  expect(notes).toMatchObject([{ id: noteId, text: "Call her on Friday", author: "Ines" }]);
  const removals = await raced(3, () => other.caller.desk.applications.removeNote({ id, noteId }));
  expect(removals.done).toHaveLength(1);
  const entries = await auditOf(id);
  expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual(
    expect.arrayContaining([
      ["application.noted", coach.user.id],
      ["application.note-removed", other.user.id],
    ]),
  );
  expect(entries).toHaveLength(2);
  expect(JSON.stringify(entries)).not.toContain("Friday");
  expect((await other.caller.desk.applications.get({ id })).notes).toEqual([]);
});

test("a note with a used idempotency key and another text is stored as a second note", async () => {
  const { id } = await storeApplication();
  const key = crypto.randomUUID();
  for (const text of ["Call her", "She called", "She called"]) {
    await coach.caller.desk.applications.addNote({ id, text, key });
  }
  const { notes } = await coach.caller.desk.applications.get({ id });
  expect(notes.map(({ text }) => text).sort()).toEqual(["Call her", "She called"]);
});

test("a note that is empty, too long or about a missing application is refused", async () => {
  const { id } = await storeApplication();
  for (const text of [" ", "x".repeat(4_001), "\0"]) {
    const add = coach.caller.desk.applications.addNote({ id, text });
    await expect(add).rejects.toMatchObject({ code: "BAD_REQUEST" });
  }
  const lost = coach.caller.desk.applications.addNote({ id: "unknown", text: "Hello" });
  await expect(lost).rejects.toMatchObject({ code: "NOT_FOUND", cause: { name: "not-there" } });
  const elsewhere = await storeApplication();
  const { noteId } = await coach.caller.desk.applications.addNote({ id, text: "Here" });
  const wrong = coach.caller.desk.applications.removeNote({ id: elsewhere.id, noteId });
  await expect(wrong).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await db.applicationNote.count({ where: { applicationId: id } })).toBe(1);
});
