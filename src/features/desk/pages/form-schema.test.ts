import { expect, test } from "vitest";
import { defaultContent, documentIds, formSchema } from "@/content/documents";
import {
  blankOf,
  defaultOf,
  type FieldSchema,
  itemName,
  labelOf,
  labelsOf,
  nameFields,
  type Values,
} from "./form-schema";
import { formName, fromFormValues, toFormValues } from "./form-values";

const offers = formSchema("offers") as FieldSchema;
const home = formSchema("home") as FieldSchema;

test("a field without a title is labelled by its key", () => {
  expect(labelOf("bestFor")).toBe("Best for");
  expect(labelOf("primary", { title: "Button" })).toBe("Button");
});

test("a path is labelled by the titles of its groups and the names of its items", () => {
  const labels = labelsOf(home, ["night", "list", "1", "text"], defaultContent("home"));
  expect(labels).toEqual(["Hours of the night", "Hours", "02:40", "Text"]);
  expect(labelsOf(home, ["hero", "lead"], defaultContent("home"))).toEqual([
    "Top of the page",
    "Introduction",
  ]);
});

test("texts that this release does not accept are named by their labels, and removed fields by their keys", () => {
  expect(nameFields(home, ["hero.heading", "night.list", "hero.oldMotto"])).toBe(
    "Top of the page › Heading, Hours of the night › Hours, Top of the page › Old motto",
  );
});

test("a list item is named without the asterisks of its emphasised words", () => {
  const { list } = formSchema("testimonials").properties as Record<string, FieldSchema>;
  const item = { quote: "It was *grief*, and it wanted a chair.", who: "Marta" };
  expect(itemName(list?.items ?? {}, item)).toBe("It was grief, and it wanted a chair.");
});

test("a list item without a name, or with a single text only, is labelled by its number", () => {
  const apps = formSchema("futureApps") as FieldSchema;
  const { list } = defaultContent("futureApps");
  const blank = blankOf(apps.properties?.list?.items ?? {});
  const nameOfTenth = (item: unknown) =>
    labelsOf(apps, ["list", "9", "promise"], { list: [...list, item] })[1];
  expect(nameOfTenth(blank)).toBe("10");
  expect(nameOfTenth({ ...(blank as object), name: "Evening Bell" })).toBe("Evening Bell");
  const features = ["tiers", "explorer", "features", "0"];
  expect(labelsOf(offers, features, defaultContent("offers")).at(-1)).toBe("1");
});

test.each(documentIds)("the schema of %s has the defaults of the document", (id) => {
  expect(defaultOf(formSchema(id) as FieldSchema)).toEqual(defaultContent(id));
});

test.each(documentIds)("converting the values of %s to form values and back changes nothing", (id) => {
  const schema = formSchema(id) as FieldSchema;
  const values = defaultContent(id) as Values;
  expect(fromFormValues(schema, toFormValues(schema, values))).toEqual(values);
});

test('the field name of a list item that is a single value ends with "value"', () => {
  expect(formName(offers, "tiers.explorer.features.0")).toBe("values.tiers.explorer.features.0.value");
  expect(formName(offers, "pathways.1.outcomes.0")).toBe("values.pathways.1.outcomes.0.value");
  expect(formName(home, "night.list.1.text")).toBe("values.night.list.1.text");
});

test("a new list item is empty and has the minimum number of nested items", () => {
  expect(blankOf(offers.properties?.pathways?.items ?? {})).toMatchObject({ name: "", deliverables: [""] });
  const choice: FieldSchema = { widget: "choice", names: { open: "Open", closed: "Closed" } };
  expect(blankOf({ properties: { isShown: { widget: "flag" }, state: choice } })).toEqual({
    isShown: false,
    state: "open",
  });
});
