import { editorOfEachTest, homeWith } from "@tests/support/editor";
import { expect, test } from "vitest";
import { defaultContent } from "@/content/documents";
import { liveContent } from "@/server/content/live";
import { publishDue } from "@/server/content/publish";
import { exportContent, importContent } from "@/server/content/transfer";
import { database } from "@/server/db/client";

const db = database();
const coach = editorOfEachTest();

const fileOf = (documents: Record<string, object>) => ({
  format: 1,
  documents: Object.fromEntries(
    Object.entries(documents).map(([id, values]) => [id, { values, confirmed: [] }]),
  ),
});

test("importing exported content publishes it again, and a second import changes nothing", async () => {
  await coach.publish("home", homeWith("To take along."));
  // An earlier release accepted a longer introduction.
  const hero = { heading: "To take along.", lead: "x".repeat(261) };
  await db.contentRevision.updateMany({ data: { data: { values: { hero }, confirmed: [] } } });
  const exported = await exportContent(db);
  expect(exported.leftOut).toEqual(["home, hero.lead"]);
  const file = JSON.parse(JSON.stringify(exported.file));
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
  const home = { hero: { heading: "From a file." } };
  const { published } = await importContent(db, fileOf({ home, site: { tagline: "From a file" } }));
  expect(published).toEqual(["home", "site"]);
  expect(await versionOf()).toBe(before + 1);
});

test.each([
  [{ pages: {} }, "this is not a file of content:export"],
  [{ format: 2, documents: {} }, "the file is of another release of Aurea: update this site first"],
  [fileOf({ nowhere: {} }), "this release has no document named nowhere: update this site first"],
  [fileOf({ home: { hero: { heading: "" } } }), "home, hero.heading: Please write something here."],
])("a content file with an error is refused and changes nothing: %j", async (file, message) => {
  await expect(importContent(db, file)).rejects.toThrow(message);
  expect(await db.contentRevision.count()).toBe(0);
});

test("a content file with a document of more than 64 KB is refused", async () => {
  const text = Array.from({ length: 6 }, () => "x".repeat(700));
  const clauses = Array.from({ length: 24 }, () => ({ title: "One", gist: "Two", text, link: "" }));
  const imported = importContent(db, fileOf({ terms: { clauses } }));
  await expect(imported).rejects.toThrow("terms: its texts have more than 64 KB");
});

test("the short name of a published app cannot be changed by hand, by a scheduled draft or by an imported file", async () => {
  const document = "futureApps" as const;
  const { list } = defaultContent(document);
  const bell = { ...list[0], slug: "morning-bell", name: "Morning Bell" };
  const withSlug = (slug: string) => ({ list: [...list, { ...bell, slug }] });
  const importFile = (slug: string) => importContent(db, fileOf({ futureApps: withSlug(slug) }));

  // The app is published while a draft with another short name is scheduled.
  const at = new Date(Date.now() + 60_000);
  const scheduled = await coach.schedule(document, withSlug("bell"), at);
  await importFile("morning-bell");
  await publishDue(db, at);
  const unscheduled = { action: "content.unscheduled", subject: "content:futureApps", actorId: null };
  expect(await db.auditEntry.count({ where: unscheduled })).toBe(1);

  const input = { document, version: scheduled.version };
  const notReady = { cause: { name: "not-ready" } };
  await expect(coach.pages.publish(input)).rejects.toMatchObject(notReady);
  await expect(coach.pages.schedule({ ...input, at: at.toISOString() })).rejects.toMatchObject(notReady);
  await expect(importFile("bell")).rejects.toThrow("with the short name morning-bell");

  // Exchanging the short names of two apps would exchange their votes.
  const [first, second, ...others] = list;
  const swapped = [{ ...first, slug: second?.slug }, { ...second, slug: first?.slug }, ...others];
  const exchanged = importContent(db, fileOf({ futureApps: { list: swapped } }));
  await expect(exchanged).rejects.toThrow("with the short name eq-vitamins");

  // An app that was removed comes back under its own short name only.
  await coach.pages.restore({ document, revision: null });
  const draft = { ...input, values: withSlug("bell"), confirmed: [] };
  const { problems } = await coach.pages.save(draft);
  expect(problems).toMatchObject([{ path: `list.${list.length}.slug` }]);
  expect(await importFile("morning-bell")).toMatchObject({ published: [document] });
});

test("a content import lists the texts unknown to this release and does not store them", async () => {
  const hero = { heading: "From a newer release.", song: "la ".repeat(100_000) };
  const [app, ...apps] = defaultContent("futureApps").list;
  const futureApps = { list: [...apps, { ...app, song: "la" }] };
  expect(await importContent(db, fileOf({ home: { hero, choir: {} }, futureApps }))).toEqual({
    published: ["home", "futureApps"],
    unknownTexts: ["home, hero.song", "home, choir", `futureApps, list.${apps.length}.song`],
  });
  expect(await exportContent(db)).toEqual({
    file: fileOf({
      home: { hero: { heading: "From a newer release." } },
      futureApps: { list: [...apps, app] },
    }),
    leftOut: [],
  });
});
