import { expect, test } from "vitest";
import { documentIds, formSchema } from "@/content/documents";
import type { FieldSchema } from "@/content/fields";
import { type Difference, differencesOf } from "./differences";
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

type Content = typeof before;

/** Writes a difference as one line, such as "Top › Heading: You know these [-hours] [+nights]." */
function describeDifference(difference: Difference) {
  const { labels, kind } = difference;
  const marks = { same: "", removed: "-", added: "+" };
  if (kind === "changed") {
    const pieces = difference.pieces.map(({ text, change }) =>
      change === "same" ? text : `[${marks[change]}${text}]`,
    );
    return `${labels.join(" › ")}: ${pieces.join("")}`;
  }
  const places = kind === "moved" ? `${difference.from} to ${difference.place}` : `${difference.place}`;
  return `${labels.join(" › ")}: ${kind} ${places}, ${difference.text}`;
}

const changesIn = (after: Partial<Content>, from: Content = before) =>
  differencesOf(schema, from, { ...from, ...after }).map(describeDifference);

const headed = (heading: string) => ({ hero: { ...before.hero, heading } });
const tired = "Ten minutes before the children wake.";
const week = "Bring the week you had, and a cup of tea.";
const rooms = "Three rooms stay open when the others close.";

test.each([
  [
    "the removed and the added words of a text",
    "You know these hours.",
    "You know these nights.",
    "You know these [-hours] [+nights].",
  ],
  [
    "an address whole, the old one before the new one",
    "support@aurea.example",
    "ana@calm.example",
    "[-support@aurea.example] [+ana@calm.example]",
  ],
  ["a rewritten sentence whole, the old one above the new one", week, rooms, `[-${week}]\n[+${rooms}]`],
  [
    "a sentence whole if little more than its small words is unchanged",
    "Portrait of the founder, out of the room",
    "Portrait of Marta, taken by her sister",
    "[-Portrait of the founder, out of the room]\n[+Portrait of Marta, taken by her sister]",
  ],
  [
    "the whole of a sentence that was replaced by a few other words",
    tired,
    "It's short.",
    `[-${tired}]\n[+It's short.]`,
  ],
  [
    "a rewritten short text whole, the old one before the new one",
    "You know these hours.",
    "Three rooms stay open.",
    "[-You know these hours.] [+Three rooms stay open.]",
  ],
])("a difference shows %s", (_what, old, now, shown) => {
  expect(changesIn(headed(now), { ...before, ...headed(old) })).toEqual([`Top › Heading: ${shown}`]);
});

test("equal versions have no differences, and changed checkboxes and choices are shown as text", () => {
  expect(changesIn({})).toEqual([]);
  expect(changesIn({ hero: { ...before.hero, isShown: false, period: "year" } })).toEqual([
    "Top › Show it: [-Yes] [+No]",
    "Top › Period: [-per month] [+per year]",
  ]);
});

const later = { ...cleo, words: "Nobody told me to get up at six." };

test.each<[string, Partial<Content>, string[]]>([
  ["an added item with its position", { points: ["One", "Two", "New", "Three"] }, ["Points: added 3, New"]],
  [
    "a removed item, and not the items after it as changed",
    { quotes: [bea, cleo] },
    ["Quotes: removed 1, Ada"],
  ],
  ["a moved item once, with both positions", { quotes: [cleo, ada, bea] }, ["Quotes: moved 3 to 1, Cleo"]],
  [
    "a reversed list without the item that keeps its position",
    { quotes: [cleo, bea, ada] },
    ["Quotes: moved 3 to 1, Cleo", "Quotes: moved 1 to 3, Ada"],
  ],
  [
    "an item that was both moved and edited as two changes",
    { quotes: [later, ada, bea] },
    ["Quotes: moved 3 to 1, Cleo", "Quotes › Cleo › Words: Nobody told me to get up at [-five] [+six]."],
  ],
  [
    "a rewritten item as one change, not as a removed and an added item",
    { points: ["One", "Entirely other", "Three"] },
    ["Points › 2: [-Two] [+Entirely other]"],
  ],
])("a difference of a list shows %s", (_what, after, shown) => {
  expect(changesIn(after)).toEqual(shown);
});

test("a list item is shown as its first text that is not empty, and an amount or a date is formatted", () => {
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
