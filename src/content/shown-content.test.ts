import { expect, test } from "vitest";
import { recordOf } from "@/lib/record-of";
import { type Contents, defaultContent, documentIds, problemsOf } from "./documents";
import { linkPictureOf } from "./link-pictures";
import { shownContent } from "./shown-content";

test("a placeholder in a text shows the current value, and only known placeholders are accepted", () => {
  const { list } = defaultContent("futureApps");
  const futureApps = { list: list.slice(0, 7) };
  const stored = { futureApps, products: { hero: { lead: "{apps} and {next-app}" } } };
  expect(shownContent("products", stored).hero.lead).toBe("seven and eighth");
  expect(problemsOf("home", { hero: { lead: "{price}" } })).toMatchObject([{ path: "hero.lead" }]);
  const archetypes = { guardian: { glimpse: "One of {apps}. {glimpses}" } };
  const { lead } = shownContent("home", { ...stored, archetypes }).quiz;
  expect(lead).toContain("usually. One of seven. One draws a plan.");
});

test("the preview of an opened membership without an address shows its live status and its other changes", () => {
  const shown = (adventurer: object, live: object) =>
    shownContent("offers", { offers: { tiers: { adventurer } } }, { offers: live }).tiers.adventurer;
  expect(shown({ status: "open", price: 45 }, {})).toMatchObject({ status: "soon", price: 45 });
  const opened = { tiers: { adventurer: { status: "open", href: "https://pay.example.org/a" } } };
  expect(shown({ status: "open", price: 50 }, opened)).toMatchObject({
    ...opened.tiers.adventurer,
    price: 50,
  });
});

test("the preview of a list leaves out incomplete items and shows the changes of the others", () => {
  const { list } = defaultContent("testimonials");
  const blank = { quote: "", who: "", where: "", consentedOn: "", onHome: false, onPricing: false };
  const shown = (draft: object[]) =>
    shownContent("testimonials", { testimonials: { list: draft } }, {}).list.map(({ quote }) => quote);
  const others = list.slice(2);
  const draft = [{ ...blank }, { ...blank, quote: "It helped.", who: "Ilse" }, ...others, { ...blank }];
  expect(shown(draft)).toEqual(["It helped.", ...others.map(({ quote }) => quote)]);
});

test("the preview of a list of fixed length shows the live version of an incomplete item", () => {
  const { list } = defaultContent("home").night;
  const [first, second, ...others] = list;
  const draft = [{ ...first, text: "Awake." }, { ...second, text: "" }, ...others];
  const shown = shownContent("home", { home: { night: { list: draft } } }, {}).night.list;
  expect(shown).toEqual([draft[0], second, ...others]);
});

test("the preview leaves out apps that share a short name, and incomplete apps", () => {
  const { list } = defaultContent("futureApps");
  const [first, second, ...others] = list;
  const incomplete = { ...first, name: "", slug: "" };
  const draft = [first, { ...second, promise: "A rope." }, ...others, { ...first }, incomplete];
  const shown = shownContent("futureApps", { futureApps: { list: draft } }, {}).list;
  expect(shown.map(({ slug }) => slug)).toEqual(list.slice(1).map(({ slug }) => slug));
  expect(shown[0]?.promise).toBe("A rope.");
});

test("the link preview's picture of the products page names a single app in the singular", () => {
  const futureApps = { list: defaultContent("futureApps").list.slice(0, 1) };
  const content = recordOf(documentIds, (id) => shownContent(id, { futureApps })) as Contents;
  expect(linkPictureOf("products", content).kind).toBe("One app, one free toolkit");
});
