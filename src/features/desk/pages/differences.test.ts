import { describe, expect, test } from "vitest";
import { documentIds, formSchema } from "@/content/documents";
import type { FieldSchema } from "@/content/fields";
import { differencesOf } from "./differences";
import { blankOf, defaultOf, readable } from "./form-schema";

const schema: FieldSchema = {
  properties: {
    hero: {
      title: "Top",
      properties: {
        heading: { type: "string", widget: "heading" },
        isShown: { type: "boolean", widget: "flag", title: "Show it" },
        period: { type: "string", widget: "choice", names: { month: "per month", year: "per year" } },
      },
    },
    points: { title: "Points", items: { type: "string", widget: "line" } },
    quotes: {
      title: "Quotes",
      items: {
        properties: {
          who: { type: "string", widget: "line" },
          words: { type: "string", widget: "text", title: "Words" },
        },
      },
    },
  },
};

const quote = (who: string, words: string) => ({ who, words });
const ada = quote("Ada", "I had been calling it tiredness for two years.");
const bea = quote("Bea", "Ten minutes before the children wake.");
const cleo = quote("Cleo", "Nobody told me to get up at five.");

const before = {
  hero: { heading: "You know these hours.", isShown: true, period: "month" },
  points: ["One", "Two", "Three"],
  quotes: [ada, bea, cleo],
};

const changesIn = (after: object) => differencesOf(schema, before, { ...before, ...after });

describe("differences of fields", () => {
  test("equal versions have no differences", () => {
    expect(changesIn({})).toEqual([]);
  });

  test("a changed text shows the removed and the added words", () => {
    const [change, ...others] = changesIn({ hero: { ...before.hero, heading: "You know these nights." } });
    expect(others).toEqual([]);
    expect(change).toMatchObject({ kind: "changed", path: "hero.heading", labels: ["Top", "Heading"] });
    expect(change?.kind === "changed" && change.pieces).toEqual([
      { text: "You know these ", change: "same" },
      { text: "hours", change: "removed" },
      { text: "nights", change: "added" },
      { text: ".", change: "same" },
    ]);
  });

  test("an address or a number is shown whole, the old one before the new one", () => {
    const at = (heading: string) => ({ hero: { ...before.hero, heading } });
    const [change] = differencesOf(schema, at("support@aurea.example"), at("ana@calmwater.example"));
    expect(change?.kind === "changed" && change.pieces).toEqual([
      { text: "support@aurea.example", change: "removed" },
      { text: "ana@calmwater.example", change: "added" },
    ]);
  });

  test("a rewritten sentence is shown whole, the old one above the new one", () => {
    const heading = "Three rooms stay open when the others close.";
    const [short] = changesIn({ hero: { ...before.hero, heading: "Three rooms stay open." } });
    expect(short?.kind === "changed" && short.pieces.length).toBeGreaterThan(3);
    const old = { ...before, hero: { ...before.hero, heading: "Bring the week you had, and a cup of tea." } };
    const [rewritten] = differencesOf(schema, old, { ...old, hero: { ...old.hero, heading } });
    expect(rewritten?.kind === "changed" && rewritten.pieces).toEqual([
      { text: "Bring the week you had, and a cup of tea.", change: "removed" },
      { text: "\n", change: "same" },
      { text: heading, change: "added" },
    ]);
  });

  test("a sentence that is replaced by a few other words is shown whole", () => {
    const heading = "It's short.";
    const old = { ...before, hero: { ...before.hero, heading: "Ten minutes before the children wake." } };
    const [change] = differencesOf(schema, old, { ...old, hero: { ...old.hero, heading } });
    expect(change?.kind === "changed" && change.pieces.map(({ text }) => text)).toEqual([
      "Ten minutes before the children wake.",
      "\n",
      heading,
    ]);
  });

  test("changed checkboxes and choices are shown as text", () => {
    const changes = changesIn({ hero: { ...before.hero, isShown: false, period: "year" } });
    const pieces = changes.map(
      (change) => change.kind === "changed" && change.pieces.map(({ text }) => text),
    );
    expect(pieces[0]).toEqual(["Yes", "No"]);
    expect(pieces[1]?.toString()).toContain("month");
  });
});

describe("differences of lists", () => {
  test("an added list item is shown with its position", () => {
    expect(changesIn({ points: ["One", "Two", "New", "Three"] })).toEqual([
      { kind: "added", path: "points", labels: ["Points"], place: 3, text: "New" },
    ]);
  });

  test("removing a list item does not mark the items after it as changed", () => {
    expect(changesIn({ quotes: [bea, cleo] })).toEqual([
      { kind: "removed", path: "quotes", labels: ["Quotes"], place: 1, text: "Ada" },
    ]);
  });

  test("a moved list item is shown once, with its old and its new position", () => {
    expect(changesIn({ quotes: [cleo, ada, bea] })).toEqual([
      { kind: "moved", path: "quotes", labels: ["Quotes"], from: 3, place: 1, text: "Cleo" },
    ]);
  });

  test("a list item that was moved and edited is shown as moved and as edited", () => {
    const changed = { ...cleo, words: "Nobody told me to get up at six." };
    const changes = changesIn({ quotes: [changed, ada, bea] });
    expect(changes.map(({ kind }) => kind)).toEqual(["moved", "changed"]);
    expect(changes[1]?.labels).toEqual(["Quotes", "Cleo", "Words"]);
  });

  test("a list item that was rewritten at the same position is shown as changed", () => {
    const changes = changesIn({ points: ["One", "Entirely other", "Three"] });
    expect(changes).toMatchObject([{ kind: "changed", path: "points.1", labels: ["Points", "2"] }]);
  });
});

test("a list item is labelled by its first text", () => {
  expect(readable(schema.properties?.quotes?.items ?? {}, quote("", "Words alone"))).toBe("Words alone");
  expect(readable({ widget: "amount" }, 39)).toBe("39");
  expect(readable({ widget: "amount" }, 6_999)).toBe("6,999");
  expect(readable({ widget: "date" }, "2026-11-03")).toBe("3 November 2026");
  expect(readable({ widget: "date" }, "")).toBe("");
  expect(readable({}, undefined)).toBe("");
});

test.each(documentIds)("two copies of the defaults of the document %s have no differences", (id) => {
  const defaults = defaultOf(formSchema(id));
  expect(differencesOf(formSchema(id), defaults, structuredClone(defaults))).toEqual([]);
});

test("a new list item has an empty label, because preselected choices do not count as its text", () => {
  for (const document of ["testimonials", "futureApps"] as const) {
    const items = formSchema(document).properties?.list?.items ?? {};
    expect(readable(items, blankOf(items))).toBe("");
  }
});
