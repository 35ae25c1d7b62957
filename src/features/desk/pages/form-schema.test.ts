import { expect, test } from "vitest";
import { defaultContent, documentIds, formSchema } from "@/content/documents";
import type { FieldSchema } from "@/content/fields";
import {
  blankOf,
  defaultOf,
  formName,
  fromFormValues,
  itemName,
  labelAt,
  labelOf,
  pageAt,
  toFormValues,
} from "./form-schema";

const offers = formSchema("offers");
const home = formSchema("home");

test("a field without a title is labelled by its key", () => {
  expect(labelOf("bestFor")).toBe("Best for");
  expect(labelOf("primary", { title: "Button" })).toBe("Button");
});

test("a field's path is labelled by the titles of its groups and the names of its items", () => {
  const label = labelAt(home, "night.list.1.text", defaultContent("home"));
  expect(label).toBe("Hours of the night › Hours › 02:40 › Text");
  expect(labelAt(home, "hero.lead", defaultContent("home"))).toBe("Top of the page › Introduction");
});

test("a field that this release does not have is named by its key", () => {
  expect(labelAt(home, "hero.oldMotto")).toBe("Top of the page › Old motto");
});

test("a list item is named without the asterisks of its emphasised words", () => {
  const { list } = formSchema("testimonials").properties ?? {};
  const item = { quote: "It was *grief*, and it wanted a chair.", who: "Marta" };
  expect(itemName(list?.items ?? {}, item)).toBe("It was grief, and it wanted a chair.");
});

test("the name of a long list item ends with an ellipsis, without the full stop before it", () => {
  const words = "I had been calling it tiredness for two years. It was grief.";
  expect(itemName({}, words)).toBe("I had been calling it tiredness for two years…");
});

test("the name of a list item is not cut inside an emoji", () => {
  expect(itemName({}, `a${"🌅".repeat(60)}`)).toBe(`a${"🌅".repeat(47)}…`);
  expect(itemName({}, `evening ${"🌅".repeat(60)}`)).toBe("evening…");
});

test("a list item that has no name, or is a single text, is labelled by its number", () => {
  const apps = formSchema("futureApps");
  const blank = blankOf(apps.properties?.list?.items ?? {});
  const nameOfFirst = (item: unknown) => labelAt(apps, "list.0.promise", { list: [item] }).split(" › ")[1];
  expect(nameOfFirst(blank)).toBe("1");
  expect(nameOfFirst({ ...(blank as object), name: "Evening Bell" })).toBe("Evening Bell");
  expect(labelAt(offers, "tiers.explorer.features.0", defaultContent("offers"))).toMatch(/ › 1$/);
});

test.each(documentIds)("the schema of %s has the defaults of the document", (id) => {
  expect(defaultOf(formSchema(id))).toEqual(defaultContent(id));
});

test.each(documentIds)("converting the values of %s to form values and back changes nothing", (id) => {
  const schema = formSchema(id);
  const values = defaultContent(id);
  expect(fromFormValues(schema, toFormValues(schema, values))).toEqual(values);
});

test('the field name of a list item that is a single value ends with "value"', () => {
  expect(formName(offers, "tiers.explorer.features.0")).toBe("values.tiers.explorer.features.0.value");
  expect(formName(offers, "pathways.1.outcomes.0")).toBe("values.pathways.1.outcomes.0.value");
  expect(formName(home, "night.list.1.text")).toBe("values.night.list.1.text");
});

test("a new list item has empty texts, the first option of each choice and the minimum number of nested items", () => {
  expect(blankOf(offers.properties?.pathways?.items ?? {})).toMatchObject({ name: "", deliverables: [""] });
  const choice: FieldSchema = { widget: "choice", names: { open: "Open", closed: "Closed" } };
  expect(blankOf({ properties: { isShown: { widget: "flag" }, state: choice } })).toEqual({
    isShown: false,
    state: "open",
  });
});

test("the preview of a field opens the page of the nearest group around the field that has a page", () => {
  const archetypes = formSchema("archetypes");
  expect(pageAt(offers, "pathways.1.outcomes.0")).toBe("/corporate");
  expect(pageAt(archetypes, "traveler.firstStep.steps.1")).toBe("/archetypes/traveler");
  expect(pageAt(archetypes, "traveler.glimpse")).toBe("/home");
  expect(pageAt(home, "hero.heading")).toBeUndefined();
});
