import { createTestCaller } from "@tests/support/caller";
import { editorOfEachTest, homeWith } from "@tests/support/editor";
import { expect, test } from "vitest";
import { defaultContent } from "@/content/documents";
import { liveContent, readStored } from "@/server/content/live";
import { publishDue } from "@/server/content/publish";
import { countSamples } from "@/server/content/samples";
import { exportContent, importContent } from "@/server/content/transfer";
import { database } from "@/server/db/client";

const db = database();
const coach = editorOfEachTest();

test("votes stay when an app is closed or renamed, and a new app can be voted for", async () => {
  const { caller } = await createTestCaller({});
  await caller.futureApps.vote({ slug: "eq-vitamins" });
  const count = async () =>
    (await db.futureApp.findUniqueOrThrow({ where: { id: "eq-vitamins" } })).voteCount;
  const before = await count();
  const { list } = defaultContent("futureApps");
  const changed = list.map((app) =>
    app.slug === "eq-vitamins" ? { ...app, name: "EQ Drops", state: "closed" } : app,
  );
  const tenth = { ...list[0], slug: "evening-bell", name: "Evening Bell" };
  await coach.publish("futureApps", { list: [...changed, tenth] });
  await expect(caller.futureApps.vote({ slug: "eq-vitamins" })).rejects.toMatchObject({
    cause: { name: "not-votable" },
  });
  expect(await count()).toBe(before);
  await caller.futureApps.vote({ slug: "evening-bell" });
  const { apps } = await caller.futureApps.list();
  expect(apps).toContainEqual({ id: "evening-bell", name: "Evening Bell", voteCount: 1 });
  expect(apps).toContainEqual({ id: "eq-vitamins", name: "EQ Drops", voteCount: before });
});

test("importing exported content makes another site show the same content, and a second import changes nothing", async () => {
  await coach.publish("home", homeWith("To take along."));
  const file = JSON.parse(JSON.stringify(await exportContent(db)));
  await coach.pages.restore({ document: "home", revision: null });
  expect(await importContent(db, file)).toEqual({ published: ["home"], unknownTexts: [] });
  expect((await liveContent("home")).hero.heading).toBe("To take along.");
  expect(await importContent(db, file)).toEqual({ published: [], unknownTexts: [] });
  expect(await db.auditEntry.count({ where: { action: "content.imported", actorId: null } })).toBe(1);
});

test("importing the texts of several documents publishes all of them at once", async () => {
  const versionOf = async () =>
    (await db.contentVersion.findUniqueOrThrow({ where: { id: "site" } })).version;
  const before = await versionOf();
  const home = { values: { hero: { heading: "From a file." } }, confirmed: [] };
  const site = { values: { tagline: "From a file" }, confirmed: [] };
  const { published } = await importContent(db, { format: 1, documents: { home, site } });
  expect(published).toEqual(["home", "site"]);
  expect(await versionOf()).toBe(before + 1);
});

test.each([
  [{ pages: {} }, "this is not a file of content:export"],
  [{ format: 2, documents: {} }, "the file is of another release of Aurea: update this site first"],
  [
    { format: 1, documents: { nowhere: { values: {}, confirmed: [] } } },
    "this release has no document named nowhere: update this site first",
  ],
  [
    { format: 1, documents: { home: { values: { hero: { heading: "" } }, confirmed: [] } } },
    "home, hero.heading: Please write something here.",
  ],
])("a content file with an error is refused and changes nothing: %j", async (file, message) => {
  await expect(importContent(db, file)).rejects.toThrow(message);
  expect(await db.contentRevision.count()).toBe(0);
});

test("a content import lists texts that this release does not have and does not store them", async () => {
  const hero = { heading: "From a newer release.", song: "la ".repeat(100_000) };
  const file = { format: 1, documents: { home: { values: { hero, choir: {} }, confirmed: [] } } };
  expect(await importContent(db, file)).toEqual({
    published: ["home"],
    unknownTexts: ["home, hero.song", "home, choir"],
  });
  expect(await exportContent(db)).toEqual({
    format: 1,
    documents: { home: { values: { hero: { heading: "From a newer release." } }, confirmed: [] } },
  });
});

test("sample texts are counted until they are changed or confirmed", async () => {
  const before = countSamples(await readStored(db));
  await coach.publish("site", { ...defaultContent("site"), support: "ilse@example.org" }, ["banner.isShown"]);
  expect(countSamples(await readStored(db))).toBe(before - 2);
});

test("a scheduled draft goes live although the draft of a page that this release does not have is due as well", async () => {
  const at = new Date(Date.now() + 60_000);
  const unknown = { id: "0-unknown", document: "courses", state: "draft", publishAt: new Date() };
  await db.contentRevision.create({ data: { ...unknown, data: { values: {}, confirmed: [] } } });
  const draft = { document: "home" as const, version: null, values: homeWith("Tomorrow's."), confirmed: [] };
  const { version } = await coach.pages.save(draft);
  await coach.pages.schedule({ document: "home", version, at: at.toISOString() });
  await publishDue(db, new Date(at.getTime() + 1));
  expect((await liveContent("home")).hero.heading).toBe("Tomorrow's.");
  expect(await db.contentRevision.findUnique({ where: { id: unknown.id } })).toMatchObject(unknown);
});
