import { isFull } from "@tests/support/figure";
import { randomContent } from "@tests/support/random-content";
import { describe, expect, test } from "vitest";
import { seededRandom } from "@/lib/seeded-random";
import {
  changedValues,
  defaultContent,
  documentIds,
  documents,
  formSchema,
  mergeContent,
  problemsOf,
  removedFields,
  typedValues,
  unsettledSamples,
} from "./documents";
import type { FieldSchema } from "./fields";
import { longWordsIn } from "./long-words";
import { shownContent } from "./shown-content";

/** Returns the fields with a maximum length; from a list, only the fields of its first item. */
function boundedFields(schema: FieldSchema, path: string[] = []): { path: string[]; max: number }[] {
  const own = schema.maxLength === undefined ? [] : [{ path, max: schema.maxLength }];
  const parts = Object.entries(schema.properties ?? {});
  const items = schema.items ? boundedFields(schema.items, [...path, "0"]) : [];
  return [...own, ...parts.flatMap(([key, part]) => boundedFields(part, [...path, key])), ...items];
}

function withValueAt<T extends object>(content: T, path: string[], value: string): T {
  const copy = structuredClone(content) as Record<string, unknown>;
  const outer = path.slice(0, -1).reduce((inner, key) => inner[key] as Record<string, unknown>, copy);
  outer[path.at(-1) ?? ""] = value;
  return copy as T;
}

const rounds = isFull ? 1_000 : 20;

describe.each(documentIds)("the document %s", (id) => {
  test("a document's default content can be published unchanged", () => {
    expect(problemsOf(id, {})).toEqual([]);
    expect(longWordsIn(formSchema(id), defaultContent(id))).toEqual([]);
    expect(changedValues(id, defaultContent(id))).toEqual({});
    // Zod returns the fields of a value in another order than the fields of a default.
    expect(changedValues(id, mergeContent(id, defaultContent(id)).content)).toEqual({});
  });

  // Skips testimonials, because each of them also needs its day of consent.
  test.skipIf(id === "testimonials")("sample texts need no confirmation once all texts are replaced", () => {
    const values = changedValues(id, randomContent(id, seededRandom(1)));
    expect(unsettledSamples(id, { values, confirmed: [] })).toEqual([]);
  });

  test("any valid content is stored as its differences from the defaults and restored completely", () => {
    for (let seed = 1; seed <= rounds; seed += 1) {
      const values = randomContent(id, seededRandom(seed));
      expect(problemsOf(id, values)).toEqual([]);
      const stored = JSON.parse(JSON.stringify(changedValues(id, values)));
      expect(mergeContent(id, stored)).toEqual({ content: values, dropped: [] });
      expect(JSON.stringify(shownContent(id, { [id]: stored }))).not.toMatch(/undefined|\[object/);
    }
  });

  test("every field accepts its maximum length, and refuses a longer text with a message that states the maximum", () => {
    const whole = randomContent(id, seededRandom(1), () => 1);
    const fields = boundedFields(formSchema(id));
    expect(fields.length).toBeGreaterThan(0);
    for (const { path, max } of fields) {
      const messages = (length: number) =>
        problemsOf(id, withValueAt(whole, path, "x".repeat(length)))
          .filter((problem) => problem.path === path.join("."))
          .map(({ message }) => message);
      // A shorter text may have errors too, because an address field refuses "x" at any length.
      expect(messages(max), path.join(".")).toEqual(messages(Math.ceil(max / 2)));
      expect(messages(max + 1).join(), path.join(".")).toMatch(new RegExp(`at most ${max} characters`, "i"));
    }
  });

  test("a document whose texts and lists are all of the maximum length can be stored", () => {
    const stored = { values: randomContent(id, seededRandom(1), () => 1), confirmed: [] };
    expect(Buffer.byteLength(JSON.stringify(stored))).toBeLessThanOrEqual(65_536);
  });

  test("the document's form and its top-level groups of fields have titles", () => {
    const schema = formSchema(id);
    expect(schema.title).toBeTruthy();
    for (const part of Object.values(schema.properties ?? {})) {
      if (part.properties) expect(part.title).toBeTruthy();
    }
  });

  test("a page shows complete content even if the stored values are invalid", () => {
    for (const stored of [null, 5, "x", [], { [Object.keys(defaultContent(id))[0] ?? ""]: 7 }]) {
      expect(mergeContent(id, stored).content).toEqual(defaultContent(id));
    }
  });
});

test("the preview shows each field of a document on one of the document's pages", () => {
  const named = documentIds.map((id) => JSON.stringify(formSchema(id)).match(/(?<="page":")[^"]*/g) ?? []);
  expect(named.flat().length).toBeGreaterThan(10);
  for (const [at, id] of documentIds.entries())
    expect(documents[id].paths, id).toEqual(expect.arrayContaining(named[at] ?? []));
});

test("a stored value that this release no longer accepts is dropped and reported", () => {
  const stored = { hero: { heading: "x".repeat(61), lead: "Kept." }, removed: "gone" };
  const { content, dropped } = mergeContent("home", stored);
  expect(content.hero).toMatchObject({ heading: defaultContent("home").hero.heading, lead: "Kept." });
  expect(dropped).toEqual(["hero.heading", "removed"]);
  const [app, ...others] = defaultContent("futureApps").list;
  const list = [...others, { ...app, song: "la" }];
  expect(mergeContent("futureApps", { list }).dropped).toEqual([`list.${others.length}.song`]);
  expect(removedFields("futureApps", { list })).toEqual([`list.${others.length}.song`]);
  const fixed = { tiers: { explorer: { name: "The Guest" }, alchemist: { name: "The Alchemist" } } };
  expect(mergeContent("offers", fixed).dropped).toEqual(["tiers.explorer.name"]);
  expect(removedFields("offers", fixed)).toEqual(["tiers.explorer.name"]);
});

test("a stored value whose shape differs from that of its field is replaced by the default and reported", () => {
  const { list } = defaultContent("futureApps");
  const home = {
    hero: "A heading",
    night: { list: "Hours", end: ["The end."] },
    quiz: { facts: { more: 1 } },
  };
  const whole = typedValues("home", home);
  expect(whole).toEqual(defaultContent("home"));
  expect(removedFields("home", home)).toEqual(["hero", "night.list", "night.end", "quiz.facts"]);
  expect(problemsOf("home", home)).not.toEqual([]);
  const apps = { list: [list[0], "Evening Bell"] };
  expect(typedValues("futureApps", apps)).toEqual(defaultContent("futureApps"));
  expect(removedFields("futureApps", apps)).toEqual(["list"]);
});

test("stored values that break a rule across fields are dropped, and the other values are kept", () => {
  const stored = { tiers: { adventurer: { status: "open", price: 45 } }, founding: { amount: 700 } };
  const { content, dropped } = mergeContent("offers", stored);
  expect(content.tiers.adventurer).toEqual(defaultContent("offers").tiers.adventurer);
  expect(content.founding.amount).toBe(700);
  expect(dropped).toEqual(["tiers.adventurer"]);
});

test("an open offer with a wrong price and no address has an error at both fields", () => {
  for (const price of ["forty", "3.5", -1]) {
    const problems = problemsOf("offers", { tiers: { adventurer: { status: "open", price } } });
    expect(problems.map(({ path }) => path)).toEqual(["tiers.adventurer.price", "tiers.adventurer.href"]);
  }
});

test("pasted line breaks and tabs become spaces in a heading or a one-line field, but not in a paragraph", () => {
  const pasted = "One\r\ntwo\tthree";
  const { hero } = mergeContent("home", { hero: { heading: pasted, lead: pasted } }).content;
  expect(hero).toMatchObject({ heading: "One two three", lead: pasted });
  const testimonial = { ...defaultContent("testimonials").list[0], where: pasted };
  const { list } = mergeContent("testimonials", { list: [testimonial] }).content;
  expect(list).toMatchObject([{ where: "One two three" }]);
});

test("a sample text no longer counts as a sample once it is replaced or a coach has confirmed it", () => {
  const left = (values: object, confirmed: string[] = []) =>
    unsettledSamples("site", { values: { ...values }, confirmed }).map(({ path }) => path);
  const all = left({});
  expect(all).toEqual(expect.arrayContaining(["support", "banner.isShown", "sisters"]));
  const { sisters } = defaultContent("site");
  const own = { name: "Our own", href: "https://own.example.org/" };
  expect(left({ sisters: [own, ...sisters.slice(1)] })).toEqual(all);
  expect(left({ sisters: [own] })).toEqual(all.filter((path) => path !== "sisters"));
  expect(problemsOf("site", { sisters: [] })).toEqual([]);
  expect(left({ sisters: [] })).toEqual(all.filter((path) => path !== "sisters"));
  const others = all.filter((path) => path !== "support" && path !== "banner.isShown");
  expect(left({ support: "ilse@example.org" }, ["banner.isShown"])).toEqual(others);
});

test("a confirmed sample text is stored, so that a changed sample text in the next release does not replace it", () => {
  const values = defaultContent("site");
  expect(changedValues("site", values, ["banner.isShown"])).toEqual({ banner: { isShown: true } });
  expect(changedValues("site", values, ["sisters", "gone"])).toEqual({ sisters: values.sisters });
});

const samplesLeft = (values: Record<string, unknown>) => unsettledSamples("about", { values, confirmed: [] });

test("the parts of the about page that tell the founder's invented story are marked as samples", () => {
  const paths = samplesLeft({}).map(({ path }) => path);
  expect(paths).toEqual(["hero", "bio", "timeline", "meta.description"]);
});

test("the link to a group of sample texts leads to the first text that was not replaced", () => {
  const fields = (values: Record<string, unknown>) => samplesLeft(values).map(({ field }) => field);
  expect(fields({})).toEqual(expect.arrayContaining(["meta.description", "bio.title"]));
  expect(fields({ bio: { title: "I left early." } })).toContain("bio.caption");
  expect(fields({}).join()).toMatch(/\btimeline\./);
});

test("a group of sample texts counts as replaced once all of its texts are replaced", () => {
  const paths = (bio: object) => samplesLeft({ bio }).map(({ path }) => path);
  expect(paths({ title: "I left early." })).toContain("bio");
  const others = { caption: "A chair", first: "Sit down.", texts: ["One."], sign: "Ilse" };
  expect(paths({ title: "I left early.", ...others })).not.toContain("bio");
});

test("a draft with invalid values shows the live values in their place", () => {
  const live = { tiers: { adventurer: { status: "open", price: 45, href: "https://pay.example.org/a" } } };
  const draft = {
    tiers: { adventurer: { ...live.tiers.adventurer, price: "$45", href: "pay.example.org" } },
  };
  const { adventurer } = mergeContent("offers", draft, live).content.tiers;
  expect(adventurer).toMatchObject({ status: "open", price: 45, href: "https://pay.example.org/a" });
  const wrong = { tiers: { adventurer: { status: "open", href: "" } } };
  expect(mergeContent("offers", wrong, {}).content.tiers.adventurer.status).toBe("soon");
});

test("two apps with the same short name each have an error at the short name, unless it is empty", () => {
  const { list } = defaultContent("futureApps");
  const problems = (slug: string) => {
    const two = list.slice(0, 2).map((app) => ({ ...app, slug }));
    return problemsOf("futureApps", { list: two }).filter(({ message }) => /^Two apps/.test(message));
  };
  const message = "Two apps have this short name.";
  expect(problems("same")).toEqual([
    { path: "list.0.slug", message },
    { path: "list.1.slug", message },
  ]);
  expect(problems("")).toEqual([]);
});

test("the error of an empty list that needs one item is in the singular", () => {
  expect(problemsOf("futureApps", { list: [] })).toEqual([
    { path: "list", message: "At least one of these is needed." },
  ]);
});

test("an app without a short name has exactly one error", () => {
  const app = { name: "Evening Bell", slug: "", promise: "A bell.", art: "drop", state: "open", href: "" };
  expect(problemsOf("futureApps", { list: [app] }).map(({ path }) => path)).toEqual(["list.0.slug"]);
});
