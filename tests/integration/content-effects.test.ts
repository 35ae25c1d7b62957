import { createTestCaller } from "@tests/support/caller";
import { editorOfEachTest, homeWith } from "@tests/support/editor";
import { expect, test, vi } from "vitest";
import manifest from "@/app/manifest";
import { defaultContent } from "@/content/documents";
import { countSamples, liveContent, readStored } from "@/server/content/live";
import { publishDue } from "@/server/content/publish";
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

test("a content file with a document of more than 64 KB is refused", async () => {
  const text = Array.from({ length: 6 }, () => "x".repeat(700));
  const clauses = Array.from({ length: 24 }, () => ({ title: "One", gist: "Two", text, link: "" }));
  const terms = { values: { clauses }, confirmed: [] };
  await expect(importContent(db, { format: 1, documents: { terms } })).rejects.toThrow(
    "terms: its texts have more than 64 KB",
  );
});

test("the short name of a published app cannot be changed by hand, by a scheduled draft or by an imported file", async () => {
  const document = "futureApps" as const;
  const { list } = defaultContent(document);
  const bell = { ...list[0], slug: "morning-bell", name: "Morning Bell" };
  const withSlug = (slug: string) => ({ list: [...list, { ...bell, slug }] });
  const importFile = (slug: string) => {
    const futureApps = { values: withSlug(slug), confirmed: [] };
    return importContent(db, { format: 1, documents: { futureApps } });
  };

  // The app is published while a draft with another short name is scheduled.
  const draft = { document, version: null, values: withSlug("bell"), confirmed: [] };
  const { version } = await coach.pages.save(draft);
  const at = new Date(Date.now() + 60_000);
  const scheduled = await coach.pages.schedule({ document, version, at: at.toISOString() });
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
  const exchanged = { format: 1, documents: { futureApps: { values: { list: swapped }, confirmed: [] } } };
  await expect(importContent(db, exchanged)).rejects.toThrow("with the short name eq-vitamins");

  // An app that was removed comes back under its own short name only.
  await coach.pages.restore({ document, revision: null });
  const { problems } = await coach.pages.save({ ...draft, version: scheduled.version });
  expect(problems).toMatchObject([{ path: `list.${list.length}.slug` }]);
  expect(await importFile("morning-bell")).toMatchObject({ published: [document] });
});

test("a content import lists the texts unknown to this release and does not store them", async () => {
  const hero = { heading: "From a newer release.", song: "la ".repeat(100_000) };
  const home = { values: { hero, choir: {} }, confirmed: [] };
  const [app, ...apps] = defaultContent("futureApps").list;
  const futureApps = { values: { list: [...apps, { ...app, song: "la" }] }, confirmed: [] };
  expect(await importContent(db, { format: 1, documents: { home, futureApps } })).toEqual({
    published: ["home", "futureApps"],
    unknownTexts: ["home, hero.song", "home, choir", `futureApps, list.${apps.length}.song`],
  });
  expect(await exportContent(db)).toEqual({
    file: {
      format: 1,
      documents: {
        home: { values: { hero: { heading: "From a newer release." } }, confirmed: [] },
        futureApps: { values: { list: [...apps, app] }, confirmed: [] },
      },
    },
    leftOut: [],
  });
});

test("sample texts are counted until they are changed or confirmed", async () => {
  const before = countSamples(await readStored(db));
  await coach.publish("site", { ...defaultContent("site"), support: "ilse@example.org" }, ["banner.isShown"]);
  expect(countSamples(await readStored(db))).toBe(before - 2);
  const [first, ...others] = defaultContent("futureApps").list;
  await coach.publish("futureApps", { list: [{ ...first, promise: "A rope." }, ...others] });
  expect(countSamples(await readStored(db)), "with eight sample apps left").toBe(before - 2);
});

test("the web app manifest has the brand line that the coach published", async () => {
  await coach.publish("site", { ...defaultContent("site"), tagline: "EQ with Ilse" });
  expect((await manifest()).name).toBe("Aurea · EQ with Ilse");
});

test("the first step “links” is done once the booking link is an email address", async () => {
  const isDone = async () => (await coach.overview.firstSteps())?.done.links;
  expect(await isDone()).toBe(false);
  const site = defaultContent("site");
  await coach.publish("site", { ...site, links: { ...site.links, booking: "mailto:ilse@example.org" } });
  expect(await isDone()).toBe(true);
});

test("a scheduled draft goes live although another due draft belongs to a page that this release does not have", async () => {
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

test("a scheduled draft goes live although the publishing of another due draft fails", async () => {
  const at = new Date(Date.now() + 60_000);
  const home = { document: "home" as const, version: null, values: homeWith("Tomorrow's."), confirmed: [] };
  const site = { ...home, document: "site" as const, values: { ...defaultContent("site"), tagline: "EQ" } };
  for (const draft of [site, home]) {
    const { version } = await coach.pages.save(draft);
    await coach.pages.schedule({ document: draft.document, version, at: at.toISOString() });
  }
  // As if the database were unavailable for a moment.
  vi.spyOn(db.contentRevision, "update").mockImplementationOnce(() => {
    throw new Error("the database is unavailable");
  });
  await publishDue(db, at);
  const countLive = () => db.contentRevision.count({ where: { state: "live" } });
  expect(await countLive()).toBe(1);
  await publishDue(db, at);
  expect(await countLive()).toBe(2);
});

test("the Desk lists texts that a scheduled or published document makes outdated until the texts are corrected", async () => {
  const offers = defaultContent("offers");
  const withPrice = (price: number) => ({
    ...offers,
    tiers: { ...offers.tiers, adventurer: { ...offers.tiers.adventurer, price } },
  });
  const outdated = async () => (await coach.pages.get({ document: "offers" })).outdated;
  const pricing = defaultContent("pricing");
  const withLead = (lead: string) => ({ ...pricing, plans: { ...pricing.plans, lead } });
  await coach.publish("pricing", withLead("From $39 a month."));
  expect(await outdated()).toEqual([]);

  const draft = { document: "offers" as const, version: null, values: withPrice(45), confirmed: [] };
  const { version } = await coach.pages.save(draft);
  expect(await outdated()).toEqual([]);
  const at = new Date(Date.now() + 60_000);
  await coach.pages.schedule({ document: "offers", version, at: at.toISOString() });
  const listed = [{ document: "pricing", path: "plans.lead", why: ["It says $39 instead of $45."] }];
  expect(await outdated()).toMatchObject(listed);
  await publishDue(db, at);
  expect(await outdated()).toMatchObject(listed);
  await coach.publish("offers", { ...withPrice(45), founding: { ...offers.founding, once: "Once." } });
  expect(await outdated()).toMatchObject(listed);
  await coach.publish("pricing", withLead("From $45 a month."));
  expect(await outdated()).toEqual([]);
});

test("texts listed for a check because a membership opened stay listed until the coach has checked them", async () => {
  const offers = defaultContent("offers");
  const adventurer = { ...offers.tiers.adventurer, status: "open", href: "https://pay.example.org/a" };
  const opened = { ...offers, tiers: { ...offers.tiers, adventurer } };
  await coach.publish("offers", opened);
  const { outdated } = await coach.pages.get({ document: "offers" });
  expect(outdated.length).toBeGreaterThan(0);
  // Publishing without a change is not a check.
  await coach.publish("offers", opened);
  await coach.publish("offers", opened, ["tiers.adventurer"]);
  const withBadge = { ...adventurer, badge: "For each day" };
  await coach.publish("offers", { ...offers, tiers: { ...offers.tiers, adventurer: withBadge } });
  const after = await coach.pages.get({ document: "offers" });
  expect(after.outdated).toEqual(outdated);
  const { liveId } = after;
  expect(outdated.every(({ mayBeTrue }) => mayBeTrue)).toBe(true);
  const input = { document: "offers" as const, revision: liveId };
  const outdatedInput = { ...input, liveId: null };
  await expect(coach.pages.restore(outdatedInput)).rejects.toMatchObject({ code: "CONFLICT" });
  await coach.pages.restore({ ...input, liveId });
  const outdatedNow = async () => (await coach.pages.get({ document: "offers" })).outdated;
  expect(await outdatedNow()).toEqual([]);
  for (let times = 1; times <= 21; times += 1) {
    const founding = { ...offers.founding, once: `Once, written ${times} times.` };
    await coach.publish("offers", { ...opened, founding });
  }
  expect(await outdatedNow(), "after many other publications").toEqual([]);
});

test("the list of pages shows each text to check once with every reason, and the first steps count these texts", async () => {
  const toCheck = async () => (await coach.pages.list()).flatMap((page) => page.toCheck);
  const { founding, pathways, ...offers } = defaultContent("offers");
  const site = defaultContent("site");
  const pricing = defaultContent("pricing");
  const lead = `EUR 690. Write to ${site.support}.`;
  await coach.publish("pricing", { ...pricing, plans: { ...pricing.plans, lead } });
  expect(await toCheck()).toEqual([]);
  await coach.publish("offers", { ...offers, pathways, founding: { ...founding, amount: 700 } });
  await coach.publish("site", { ...site, support: "ilse@example.org" });
  const why = [
    "It says EUR 690 instead of EUR 700.",
    "It says “support@aurea.example” instead of “ilse@example.org”.",
  ];
  expect(await toCheck()).toMatchObject([{ document: "pricing", path: "plans.lead", why }]);
  expect(await coach.overview.firstSteps()).toMatchObject({ toCheck: 1 });
});
