import { coachNamed, editorOfEachTest, homeWith } from "@tests/support/editor";
import { raced } from "@tests/support/raced";
import { expect, test, vi } from "vitest";
import { defaultContent } from "@/content/documents";
import { castVote } from "@/features/future-apps/service";
import { liveContent } from "@/server/content/live";
import { publishDue } from "@/server/content/publish";
import { importContent } from "@/server/content/transfer";
import { database, isSqlite } from "@/server/db/client";

const db = database();
const coach = editorOfEachTest();

const saveHome = (heading: string, version: number | null = null) =>
  coach.pages.save({ document: "home", version, values: homeWith(heading), confirmed: [] });

const publishHome = (heading: string) => coach.publish("home", homeWith(heading));

const headingShown = async () => (await liveContent("home")).hero.heading;

test("a draft that breaks a rule is stored but cannot be published or scheduled", async () => {
  const tooLong = "x".repeat(61);
  const { version, problems } = await saveHome(tooLong);
  expect(problems).toEqual([{ path: "hero.heading", message: "At most 60 characters fit here." }]);
  const notReady = { cause: { name: "not-ready" } };
  const at = new Date(Date.now() + 60_000).toISOString();
  await expect(coach.pages.publish({ document: "home", version })).rejects.toMatchObject(notReady);
  await expect(coach.pages.schedule({ document: "home", version, at })).rejects.toMatchObject(notReady);
  const { values } = await coach.pages.get({ document: "home" });
  expect(values).toMatchObject({ hero: { heading: tooLong } });
  expect(await headingShown()).toBe(defaultContent("home").hero.heading);
});

test("a word too long for its heading prevents a publication unless the live heading already has the word", async () => {
  const documents = { home: { values: homeWith("Accomplishments"), confirmed: [] } };
  await importContent(db, { format: 1, documents });
  const { version, problems } = await saveHome("“Accomplishments.”");
  expect(problems).toEqual([]);
  const changed = await saveHome("Accomplishments, overaccomplishments", version);
  expect(changed.problems).toMatchObject([{ path: "hero.heading" }]);
  const publication = coach.pages.publish({ document: "home", version: changed.version });
  await expect(publication).rejects.toMatchObject({ cause: { name: "not-ready" } });
});

test("unknown fields and changes to fixed texts of a document are not published", async () => {
  const home = defaultContent("home");
  const values = { ...homeWith("Fine."), quiz: { ...home.quiz, facts: "Hacked" }, more: "<script>" };
  const { version } = await coach.pages.save({ document: "home", version: null, values, confirmed: [] });
  await coach.pages.publish({ document: "home", version });
  const live = await liveContent("home");
  expect(live.quiz.facts).toBe(home.quiz.facts);
  expect(live).not.toHaveProperty("more");
});

test("a document of 64 KB is stored, and a larger document is refused", async () => {
  const stored = (end: string) => ({ values: { night: { end } }, confirmed: [] });
  const left = 65_536 - Buffer.byteLength(JSON.stringify(stored("")));
  const save = (end: string) =>
    coach.pages.save({
      document: "home",
      version: null,
      values: { ...defaultContent("home"), night: { ...defaultContent("home").night, end } },
      confirmed: [],
    });
  await expect(save(`${"é".repeat(left / 2)}xx`)).rejects.toMatchObject({ cause: { name: "too-large" } });
  await expect(save("é".repeat(Math.floor(left / 2)))).resolves.toMatchObject({ problems: [{}] });
});

const changed = { cause: { name: "changed-meanwhile" } };

test("of two coaches who edit a page, the later coach is refused and sees the text and the name of the first coach", async () => {
  const other = await coachNamed("Marek");
  const { version } = await saveHome("Ilse's words.");
  const late = { document: "home" as const, version: null, values: homeWith("Marek's."), confirmed: [] };
  await expect(other.pages.save(late)).rejects.toMatchObject(changed);
  const { draft, values } = await other.pages.get({ document: "home" });
  expect(draft).toMatchObject({ version, by: "Ilse" });
  expect(values).toMatchObject({ hero: { heading: "Ilse's words." } });
  expect(await other.pages.save({ ...late, version })).toMatchObject({ by: "Marek" });
  await expect(saveHome("Ilse again.", version)).rejects.toMatchObject(changed);
});

test("a save from a tab whose draft was discarded meanwhile is refused", async () => {
  const { version } = await saveHome("Thrown away.");
  await coach.pages.discard({ document: "home", version });
  await saveHome("Begun anew.");
  await expect(saveHome("From an old tab.", version)).rejects.toMatchObject(changed);
});

test("saving a draft is refused after another coach's publication until the editor has read the published version", async () => {
  const other = await coachNamed("Marek");
  const opened = await other.pages.get({ document: "home" });
  await publishHome("Ilse's words.");
  const late = { document: "home" as const, version: null, values: homeWith("Marek's."), confirmed: [] };
  await expect(other.pages.save({ ...late, liveId: opened.liveId })).rejects.toMatchObject(changed);
  const { liveId, live } = await other.pages.get({ document: "home" });
  expect(live).toMatchObject({ hero: { heading: "Ilse's words." } });
  await expect(other.pages.save({ ...late, liveId })).resolves.toMatchObject({ problems: [] });
});

test("publishing, scheduling and restoring are refused until the coach has read the revision that went live", async () => {
  const other = await coachNamed("Marek");
  await publishHome("Marek's old words.");
  const { version } = await saveHome("Marek's.");
  const opened = await other.pages.get({ document: "home" });
  await coach.pages.restore({ document: "home", revision: null });
  const restore = { document: "home" as const, revision: opened.liveId };
  const publish = { document: "home" as const, version };
  const schedule = { ...publish, at: new Date(Date.now() + 60_000).toISOString() };
  for (const liveId of [opened.liveId, null]) {
    await expect(other.pages.restore({ ...restore, liveId })).rejects.toMatchObject(changed);
    await expect(other.pages.publish({ ...publish, liveId })).rejects.toMatchObject(changed);
    await expect(other.pages.schedule({ ...schedule, liveId })).rejects.toMatchObject(changed);
  }
  expect(await headingShown()).toBe(defaultContent("home").hero.heading);
  const { liveId } = await other.pages.get({ document: "home" });
  await other.pages.restore({ ...restore, liveId });
  expect(await headingShown()).toBe("Marek's old words.");
  const seen = await other.pages.get({ document: "home" });
  const scheduled = await other.pages.schedule({ ...schedule, liveId: seen.liveId });
  await other.pages.publish({ ...publish, ...scheduled, liveId: seen.liveId });
  expect(await headingShown()).toBe("Marek's.");
});

test("a publication succeeds even if the content cannot be read afterwards", async () => {
  const { version } = await saveHome("Fine.");
  const read = vi.spyOn(db.contentVersion, "findUnique");
  read.mockRejectedValueOnce(new Error("the database is unavailable"));
  await coach.pages.publish({ document: "home", version });
  expect(read).toHaveBeenCalled();
  expect(await db.contentRevision.count({ where: { document: "home", state: "live" } })).toBe(1);
});

test("ten parallel publications of a draft publish it once, with one entry in the audit log", async () => {
  const { version } = await saveHome("Once.");
  const publish = () => coach.pages.publish({ document: "home", version });
  expect((await raced(10, publish)).done).toHaveLength(1);
  expect(await db.contentRevision.count({ where: { document: "home", state: "live" } })).toBe(1);
  const rows = { actorId: coach.user.id, action: "content.published", subject: "content:home" };
  expect(await db.auditEntry.count({ where: rows })).toBe(1);
});

// SQLite has one writer at a time.
test.runIf(!isSqlite)("a publication of the apps and concurrent votes for them all succeed", async () => {
  const { list } = defaultContent("futureApps");
  const backwards = list.toSorted((one, other) => (one.slug < other.slug ? 1 : -1));
  for (let round = 0; round < 5; round += 1) {
    const voter = { userId: null, visitorId: `during-publication-${round}` };
    await Promise.all([
      coach.publish("futureApps", { list: backwards }),
      ...list.map(({ slug }) => castVote(db, voter, { slug })),
    ]);
  }
});

test("a published text is stored as visitors see it, so that it does not count as changed later", async () => {
  const typed = { tagline: " Quiet\nwork ", support: "Ilse@B\u00fccher.example." };
  await coach.publish("site", { ...defaultContent("site"), ...typed });
  const { live, values, liveId } = await coach.pages.get({ document: "site" });
  expect(values).toMatchObject({ tagline: "Quiet work", support: "Ilse@b\u00fccher.example" });
  expect(values).toEqual(live);
  expect((await coach.pages.revision({ revision: `${liveId}` })).values).toEqual(live);
  expect((await liveContent("site")).support).toBe("Ilse@xn--bcher-kva.example");
});

test("an earlier revision and the default content can be restored", async () => {
  await publishHome("One.");
  await publishHome("Two.");
  const page = await coach.pages.get({ document: "home" });
  expect(page.history.map(({ by, isLive }) => [by, isLive])).toEqual([
    ["Ilse", true],
    ["Ilse", false],
  ]);
  const first = page.history[1]?.id ?? "";
  const { values } = await coach.pages.revision({ revision: first });
  expect(values).toMatchObject({ hero: { heading: "One." } });
  await coach.pages.restore({ document: "home", revision: first });
  expect(await headingShown()).toBe("One.");
  await coach.pages.restore({ document: "home", revision: null });
  expect(await headingShown()).toBe(defaultContent("home").hero.heading);
  const missing = coach.pages.restore({ document: "offers", revision: first });
  await expect(missing).rejects.toMatchObject({ cause: { name: "not-there" } });
});

test("the history shows each revision's origin, and for a restored revision the time of the original", async () => {
  await publishHome("By hand.");
  const at = new Date(Date.now() + 60_000);
  await coach.schedule("home", homeWith("On schedule."), at);
  await publishDue(db, at);
  const historyOf = async () => (await coach.pages.get({ document: "home" })).history;
  const byHand = (await historyOf())[1];
  await coach.pages.restore({ document: "home", revision: byHand?.id ?? "" });
  await coach.pages.restore({ document: "home", revision: null });
  await importContent(db, {
    format: 1,
    documents: { home: { values: { hero: { heading: "From a file." } }, confirmed: [] } },
  });
  expect((await historyOf()).map(({ origin, restoredFrom }) => [origin, restoredFrom])).toEqual([
    ["imported", null],
    ["restored", null],
    ["restored", byHand?.at],
    ["scheduled", null],
    ["published", null],
  ]);
});

test("the history shows a draft under the name of the coach who published it, not of the coach who wrote it", async () => {
  const other = await coachNamed("Marek");
  const { version } = await saveHome("Ilse's words.");
  await other.pages.publish({ document: "home", version });
  const { history } = await coach.pages.get({ document: "home" });
  expect(history).toMatchObject([{ by: "Marek", origin: "published" }]);
});

test("a revision without a recorded origin counts as published", async () => {
  await publishHome("Old.");
  await db.contentRevision.updateMany({ data: { origin: null } });
  const { history } = await coach.pages.get({ document: "home" });
  expect(history).toMatchObject([{ origin: "published" }]);
});

test("revisions are kept without an author after the author's account is deleted", async () => {
  await publishHome("Hers.");
  await db.user.delete({ where: { id: coach.user.id } });
  expect(await headingShown()).toBe("Hers.");
  const { pages } = await coachNamed("Marek");
  const { history } = await pages.get({ document: "home" });
  expect(history).toMatchObject([{ by: null, isLive: true }]);
});

test("a scheduled draft goes live at its time, cannot be changed before that time, and can be unscheduled", async () => {
  const at = new Date(Date.now() + 3_600_000);
  const scheduled = await coach.schedule("home", homeWith("Tomorrow's."), at);
  await expect(saveHome("Too late.", scheduled.version)).rejects.toMatchObject(changed);
  await publishDue(db);
  expect(await headingShown()).toBe(defaultContent("home").hero.heading);
  const off = await coach.pages.schedule({ document: "home", version: scheduled.version, at: null });
  await publishDue(db, new Date(at.getTime() + 1));
  expect(await headingShown()).toBe(defaultContent("home").hero.heading);
  await coach.pages.schedule({ document: "home", version: off.version, at: at.toISOString() });
  await publishDue(db, new Date(at.getTime() + 1));
  expect(await headingShown()).toBe("Tomorrow's.");
});
