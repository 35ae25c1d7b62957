import { editorOfEachTest } from "@tests/support/editor";
import { expect, test } from "vitest";
import { defaultContent } from "@/content/documents";
import { publishDue } from "@/server/content/publish";
import { database } from "@/server/db/client";

const db = database();
const coach = editorOfEachTest();

test("texts that a publication makes outdated are listed with the document until they are corrected", async () => {
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

test("texts that only name an opened membership are no longer listed once the offers are published again unchanged", async () => {
  const offers = defaultContent("offers");
  const adventurer = { ...offers.tiers.adventurer, status: "open", href: "https://pay.example.org/a" };
  await coach.publish("offers", { ...offers, tiers: { ...offers.tiers, adventurer } });
  const { outdated, liveId } = await coach.pages.get({ document: "offers" });
  expect(outdated.length).toBeGreaterThan(0);
  expect(outdated.every(({ mayBeTrue }) => mayBeTrue)).toBe(true);
  const input = { document: "offers" as const, revision: liveId };
  const outdatedInput = { ...input, liveId: null };
  await expect(coach.pages.restore(outdatedInput)).rejects.toMatchObject({ code: "CONFLICT" });
  await coach.pages.restore({ ...input, liveId });
  expect((await coach.pages.get({ document: "offers" })).outdated).toEqual([]);
});

test("the list of pages and the first steps show the texts to check, each once with all reasons", async () => {
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
