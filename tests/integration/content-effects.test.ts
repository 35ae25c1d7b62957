import { createTestCaller } from "@tests/support/caller";
import { editorOfEachTest, homeWith } from "@tests/support/editor";
import { expect, test, vi } from "vitest";
import manifest from "@/app/manifest";
import { defaultContent } from "@/content/documents";
import { countSamples, liveContent, readStored } from "@/server/content/live";
import { publishDue } from "@/server/content/publish";
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
  await coach.schedule("home", homeWith("Tomorrow's."), at);
  await publishDue(db, new Date(at.getTime() + 1));
  expect((await liveContent("home")).hero.heading).toBe("Tomorrow's.");
  expect(await db.contentRevision.findUnique({ where: { id: unknown.id } })).toMatchObject(unknown);
});

test("a scheduled draft goes live although the publishing of another due draft fails", async () => {
  const at = new Date(Date.now() + 60_000);
  await coach.schedule("site", { ...defaultContent("site"), tagline: "EQ" }, at);
  await coach.schedule("home", homeWith("Tomorrow's."), at);
  // Simulates a short outage of the database.
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

test("the Desk keeps listing texts to check after a membership is opened, until the coach has checked them", async () => {
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
  const check = { actorId: coach.user.id, action: "content.confirmed", subject: "content:offers" };
  expect(await db.auditEntry.count({ where: check })).toBe(1);
  const outdatedNow = async () => (await coach.pages.get({ document: "offers" })).outdated;
  expect(await outdatedNow()).toEqual([]);
  for (let times = 1; times <= 21; times += 1) {
    const founding = { ...offers.founding, once: `Once, written ${times} times.` };
    await coach.publish("offers", { ...opened, founding });
  }
  expect(await outdatedNow(), "after many other publications").toEqual([]);
});

test("the list of pages shows each outdated text once with all its reasons, and the first steps count the outdated texts", async () => {
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
