import { expect, test } from "vitest";
import { type DocumentId, defaultContent, mergeContent } from "@/content/documents";
import { priceIn } from "./content-changes";
import { findOutdatedTexts } from "./outdated-texts";

/**
 * Returns the texts that are outdated after `document` has changed from the values in `before`, newest first, to
 * `values`. `text` is an answer on the pricing page.
 */
function outdatedBy(
  document: DocumentId,
  values: object,
  text = "",
  before: object[] = [{}],
  isChecked = false,
) {
  const contentOf = (each: object) => mergeContent(document, each).content;
  const earlier = before.map((each, place) => ({
    content: contentOf(each),
    isChecked: isChecked && place === before.length - 1,
  }));
  const pricing = { faq: { list: [{ question: "How much?", answer: text }] } };
  return findOutdatedTexts(document, earlier, contentOf(values), { pricing, [document]: values });
}

const answerOutdatedBy = (...given: Parameters<typeof outdatedBy>) =>
  outdatedBy(...given).filter(({ path }) => path === "faq.list.0.answer");

test("a text with an old price is outdated, and a text with a placeholder for the price is not", () => {
  const change = { tiers: { adventurer: { price: 45 } } };
  expect(outdatedBy("offers", change, "It is {adventurer-price} a month.")).toEqual([]);
  expect(outdatedBy("offers", change, "It is $39 a month.")).toEqual([
    {
      document: "pricing",
      path: "faq.list.0.answer",
      label: "Pricing › Questions › Questions and answers › How much? › Answer",
      text: "It is $39 a month.",
      why: ["It says $39 instead of $45."],
      mayBeTrue: false,
    },
  ]);
});

test.each([
  [39, "$39", true],
  [39, "39 dollars", true],
  [39, "39 a month", true],
  [39, "$39.00 per month", true],
  [39, "the 39 steps", false],
  [39, "$390", false],
  [39, "$39.50", false],
  [6_999, "6,999", true],
  [6_999, "USD 6999", true],
  [6_999, "€ 6.999", true],
  [999, "$6,999", false],
  [999, "$999.", true],
  [0, "It is free.", true],
  [0, "freedom", false],
])("the search for the price %d in “%s” returns %s", (amount, text, isFound) => {
  expect(priceIn(amount).test(text)).toBe(isFound);
});

test("a text with the number of apps may be outdated once only one app is left, but not while there are two", () => {
  const { list } = defaultContent("futureApps");
  const why = "It names the number of apps, and there is only one now.";
  const counted = (count: number) =>
    outdatedBy("futureApps", { list: list.slice(0, count) })
      .filter((found) => found.why.includes(why))
      .map(({ text }) => text);
  expect(counted(1)).toContain("One seeds. You say which grows next.");
  expect(counted(2)).toEqual([]);
});

test("a corporate pathway's price makes no text outdated when the pathway is only moved", () => {
  const { pathways } = defaultContent("offers");
  const found = (moved: typeof pathways) =>
    answerOutdatedBy("offers", { pathways: moved }, "It starts at $50,000.");
  const [first, ...others] = pathways;
  expect(first?.price).toBe(50_000);
  expect(found([...others, ...pathways.slice(0, 1)])).toEqual([]);
  expect(found([{ ...pathways[0], price: 60_000 }, ...others] as typeof pathways)).toHaveLength(1);
  const alike = { pathways: pathways.map((pathway) => ({ ...pathway, name: "Well-being" })) };
  expect(outdatedBy("offers", alike, "It starts at $90,000.", [alike])).toEqual([]);
});

test("the word “free” makes a text outdated only once no offer is free any more", () => {
  const found = (values: object) =>
    answerOutdatedBy("offers", values, "It is free.", [{ programs: { blueprint: { price: 0 } } }]).map(
      ({ why }) => why,
    );
  expect(found({})).toEqual([]);
  expect(found({ tiers: { explorer: { price: 5 } } })).toEqual([
    ["It says “free” instead of $5.", "It says “free” instead of $999."],
  ]);
});

test("texts that name a membership are outdated once the membership opens, except the membership's own texts", () => {
  const change = { tiers: { adventurer: { status: "open", href: "https://pay.example.org/a" } } };
  const found = outdatedBy("offers", change);
  const paths = found.map(({ document, path }) => `${document}.${path}`);
  expect(paths).toContain("pricing.faq.list.2.question");
  expect(paths.filter((path) => path.startsWith("offers.tiers.adventurer"))).toEqual([]);
  expect(found[0]?.why).toEqual(["It names The Adventurer, which changes from “Coming soon” to “Open”."]);
  expect(found[0]?.mayBeTrue).toBe(true);
});

test("“Master Alchemist Program” and “The Alchemist’s Path” do not count as names of the Alchemist membership", () => {
  const change = { tiers: { alchemist: { status: "open", href: "https://pay.example.org/a" } } };
  const text = "The Master Alchemist Program is The Alchemist’s Path.";
  expect(answerOutdatedBy("offers", change, text)).toEqual([]);
  expect(answerOutdatedBy("offers", change, "Ask two Alchemists.")).toHaveLength(1);
});

test("a text with the number of apps may be outdated once an app is closed for votes, but not once it is reopened", () => {
  const { list } = defaultContent("futureApps");
  const closed = { list: list.map((app, index) => (index ? app : { ...app, state: "closed" })) };
  const text = "{Apps} apps wait for your vote.";
  expect(answerOutdatedBy("futureApps", closed, text)).toMatchObject([
    { why: ["It names the number of all apps, of which 8 are open for votes."], mayBeTrue: true },
  ]);
  expect(answerOutdatedBy("futureApps", {}, text, [closed])).toEqual([]);
});

test("a text with the number of apps may be outdated once an app is added while one is closed for votes", () => {
  const { list } = defaultContent("futureApps");
  const reasonsOf = (first: string, added: string) => {
    const apps = [...list, { ...list[0], slug: "tide-table", name: "Tide Table", state: added }];
    const changed = { list: apps.map((app, index) => (index ? app : { ...app, state: first })) };
    return answerOutdatedBy("futureApps", changed, "{Apps} apps wait for your vote.").flatMap(
      ({ why }) => why,
    );
  };
  const why = "It names the number of all apps, of which 9 are open for votes.";
  expect(reasonsOf("open", "open")).toEqual([]);
  expect(reasonsOf("open", "closed")).toEqual([why]);
  expect(reasonsOf("closed", "open")).toEqual([why]);
});

test("a text that names a renamed, removed or finished app is outdated", () => {
  const [first, second, third, ...others] = defaultContent("futureApps").list;
  const list = [
    { ...first, name: "Morning Vitamins" },
    { ...third, state: "ready", href: "/lounge" },
    ...others,
  ];
  const text = `${first?.name}, ${second?.name} and ${third?.name}.`;
  expect(answerOutdatedBy("futureApps", { list }, text)).toMatchObject([
    {
      document: "pricing",
      why: [
        "It says “EQ Vitamins” instead of “Morning Vitamins”.",
        "It names “Sleep Stories”, which is removed.",
        "It names Mental Rehearsal, which changes from “Open for votes” to “Ready”.",
      ],
    },
  ]);
});

test("a new support address and a hidden beta banner make texts with the old address or the word beta outdated", () => {
  const { support } = defaultContent("site");
  const change = { support: "ilse@example.org", banner: { isShown: false } };
  const found = outdatedBy("site", change, `Write to ${support}.`);
  expect(found.map(({ document, path }) => `${document}.${path}`)).toEqual([
    "pricing.faq.list.0.answer",
    "terms.clauses.1.text.0",
  ]);
  expect(found[0]?.why).toEqual([`It says “${support}” instead of “ilse@example.org”.`]);
});

test.each([
  ["support@aurea.example", "Write to Support@Aurea.example.", true],
  ["support@aurea.example", "Write to tech-support@aurea.example.", false],
  ["support@aurea.example", "Write to support@aurea.example.org.", false],
  ["ilse@xn--bcher-kva.example", "Write to ilse@b\u00fccher.example.", true],
])("the search for the old support address %s in “%s” returns %s", (support, text, isFound) => {
  const found = answerOutdatedBy("site", { support: "ana@calm.example" }, text, [{ support }]);
  expect(found.length > 0).toBe(isFound);
});

test.each([
  ["Calm water, inside", "A practice in emotional alchemy.", true],
  ["Calm water, inside", "A practice in emotional alchemyst.", false],
  ["Emotional Alchemy", "A practice in Emotional alchemy.", true],
  ["Emotional Alchemy", "A practice in Emotional Alchemy.", false],
])(
  "after a change of the brand line to “%s”, the search for the old one in “%s” returns %s",
  (tagline, text, isFound) => {
    const [found] = answerOutdatedBy("site", { tagline }, text);
    const why = [`It says “Emotional alchemy” instead of “${tagline}”.`];
    expect(found).toEqual(isFound ? expect.objectContaining({ why, mayBeTrue: true }) : undefined);
  },
);

test("a new brand line is not listed as outdated although it contains the old one", () => {
  const found = outdatedBy("site", { tagline: "Emotional alchemy, inside" });
  expect(found.map(({ document, path }) => `${document}.${path}`)).toEqual(["home.hero.lead"]);
});

test("an outdated text is listed as visitors see it, with values instead of placeholders and without asterisks", () => {
  const change = { tiers: { adventurer: { price: 45 } } };
  const [found] = outdatedBy("offers", change, "{adventurer-price} now, *not $39* a month.");
  expect(found?.text).toBe("$45 now, not $39 a month.");
});

test("a long text is shortened to the words around the outdated part", () => {
  const long = "word ".repeat(20);
  const [found] = outdatedBy("offers", { founding: { amount: 700 } }, `${long}EUR 690 ${long}end.`);
  expect(found?.text).toMatch(/^…(word )+EUR 690( word)+…$/);
  expect(found?.text.length).toBeLessThan(120);
});

test("a shortened text has no full stop before its ellipsis", () => {
  const text = `EUR 690 ${"word ".repeat(9)}the end. More.`;
  const [found] = outdatedBy("offers", { founding: { amount: 700 } }, text);
  expect(found?.text).toMatch(/ end…$/);
});

test("a text with an old price stays outdated, but one with an old status only until a coach has checked it", () => {
  const opened = { price: 45, status: "open", href: "https://pay.example.org/a" };
  const values = { tiers: { adventurer: { ...opened, badge: "For each day" } } };
  const before = [{ tiers: { adventurer: opened } }, {}];
  const reasons = (isChecked: boolean) =>
    answerOutdatedBy("offers", values, "The Adventurer is $39 a month.", before, isChecked).flatMap(
      ({ why }) => why,
    );
  const price = "It says $39 instead of $45.";
  expect(reasons(true)).toEqual([price]);
  expect(reasons(false)).toEqual([
    price,
    "It names The Adventurer, which changes from “Coming soon” to “Open”.",
  ]);
});

test("no text is listed as outdated if nothing changed, or if no other text mentions the changed value", () => {
  expect(outdatedBy("offers", {})).toEqual([]);
  expect(outdatedBy("home", { hero: { heading: "Another." } })).toEqual([]);
});

test("a text with an old price and the name of an opened membership is listed with both reasons, as certainly outdated", () => {
  const change = { tiers: { adventurer: { status: "open", href: "https://pay.example.org/a", price: 45 } } };
  const [text] = answerOutdatedBy("offers", change, "The Adventurer is $39 a month.");
  expect(text?.why).toHaveLength(2);
  expect(text?.mayBeTrue).toBe(false);
});
