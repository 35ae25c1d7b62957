import { set } from "react-hook-form";
import { expect, test } from "vitest";
import { type DocumentId, defaultContent, formSchema, problemsOf } from "@/content/documents";
import { pickShownProblems } from "./shown-problems";

test("an error in a new list item is shown after the user leaves its field", () => {
  const message = "Please write something here.";
  const problems = [{ path: "faq.list.4.question" }, { path: "faq.list.4.answer" }].map((at) => ({
    ...at,
    message,
  }));
  const schema = formSchema("pricing");
  expect(pickShownProblems(schema, { problems, values: {} }, {}, {})).toEqual([]);
  const touched = {
    values: { faq: { list: [undefined, undefined, undefined, undefined, { answer: true }] } },
  };
  expect(pickShownProblems(schema, { problems, values: {} }, {}, touched)).toEqual([
    { path: "faq.list.4.answer", message },
  ]);
});

test("an error of one item in a list of texts is shown once the user has left that item's field", () => {
  const schema = formSchema("offers");
  const problems = [{ path: "founding.included.1", message: "Please write something here." }];
  expect(pickShownProblems(schema, { problems, values: {} }, {}, {})).toEqual([]);
  const touched = { values: { founding: { included: [undefined, { value: true }] } } };
  expect(pickShownProblems(schema, { problems, values: {} }, {}, touched)).toEqual(problems);
});

test("an error of a whole list is shown immediately", () => {
  const problems = [{ path: "list", message: "The home page holds three testimonials." }];
  expect(pickShownProblems(formSchema("testimonials"), { problems, values: {} }, {}, {})).toEqual(problems);
});

test.each<[DocumentId, part: string, field: string, choice: string]>([
  ["offers", "tiers.adventurer", "status", "open"],
  ["futureApps", "list.0", "state", "ready"],
])(
  "in %s, a missing address of %s is shown as soon as the %s “%s” needs it",
  (document, part, field, choice) => {
    const values = structuredClone(defaultContent(document));
    set(values, `${part}.${field}`, choice);
    const problems = problemsOf(document, values);
    expect(problems).toMatchObject([{ path: `${part}.href` }]);
    expect(pickShownProblems(formSchema(document), { problems, values }, values, {})).toEqual(problems);
  },
);

test("an error is shown only while its field still has the value that was checked", () => {
  const problems = [{ path: "list.0.name", message: "Please write something here." }];
  const checked = { problems, values: { list: [{ name: "" }] } };
  const touched = { values: { list: [{ name: true }] } };
  const shownFor = (name: string) =>
    pickShownProblems(formSchema("futureApps"), checked, { list: [{ name }] }, touched);
  expect(shownFor("")).toEqual(problems);
  expect(shownFor("Evening Bell")).toEqual([]);
});
