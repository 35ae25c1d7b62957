// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import type { FieldSchema } from "@/content/fields";
import { PageFormContext } from "./page-form-context";
import { SchemaField } from "./schema-field";

afterEach(cleanup);

type TestFormProps = {
  schema: FieldSchema;
  values: Record<string, unknown>;
  /** The values that the button Load loads. */
  loaded?: Record<string, unknown>;
  live?: object;
  paths?: string[];
};

function TestForm({ schema, values, loaded, live = {}, paths = Object.keys(values) }: TestFormProps) {
  const form = useForm({ defaultValues: { values } });
  const context = { schema: {}, problems: [], isLocked: false, live: { ...live }, showing: 0 };
  return (
    <PageFormContext value={context}>
      <FormProvider {...form}>
        {paths.map((path) => (
          <SchemaField key={path} schema={schema} path={path} label={path} />
        ))}
        <button type="button" onClick={() => form.reset({ values: loaded })}>
          Load
        </button>
        <output>{JSON.stringify(form.watch(`values.${paths[0]}`))}</output>
      </FormProvider>
    </PageFormContext>
  );
}

test("the short name of a published app cannot be changed, but a new app with the same short name can", () => {
  const values = { list: [{ slug: "evening-bell" }, { slug: "evening-bell" }] };
  const live = { list: [{ slug: "other" }, { slug: "evening-bell" }] };
  const paths = ["list.0.slug", "list.1.slug"];
  render(<TestForm schema={{ widget: "line", isKept: true }} values={values} live={live} paths={paths} />);
  const field = screen.getByLabelText<HTMLInputElement>("list.1.slug");
  for (const typed of ["evening-bells", "evening-bell"]) {
    expect(field.readOnly, `before “${typed}” is typed`).toBe(false);
    fireEvent.change(field, { target: { value: typed } });
  }
  expect(field.readOnly).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>("list.0.slug").readOnly).toBe(true);
});

test("a fixed text cannot be changed and is shown whole, with the reason", () => {
  const long = "Where the site is served over https, the names of the cookies begin with __Host-.";
  const fixedText = { widget: "fixed", note: "The software does it this way." } as const;
  render(
    <>
      <TestForm schema={{ ...fixedText, const: "Join Today" }} values={{ short: "Join Today" }} />
      <TestForm schema={{ ...fixedText, const: long }} values={{ long }} />
    </>,
  );
  const fields = ["short", "long"].map((label) => screen.getByLabelText<HTMLInputElement>(label));
  expect(fields.map(({ tagName, readOnly, value }) => [tagName, readOnly, value])).toEqual([
    ["INPUT", true, "Join Today"],
    ["TEXTAREA", true, long],
  ]);
  expect(screen.getAllByText("The software does it this way.")).toHaveLength(2);
});

test.each([
  [" 45 ", 45],
  ["４５", 45],
  ["٤٥", 45],
  ["\u00a045\u200b", 45],
  ["45 $", "45 $"],
  ["1.234,56", "1.234,56"],
])("the amount typed as %j is read as %j", (typed, value) => {
  render(<TestForm schema={{ widget: "amount" }} values={{ price: 39 }} />);
  fireEvent.change(screen.getByLabelText("price"), { target: { value: typed } });
  expect(screen.getByRole("status").textContent).toBe(JSON.stringify(value));
});

test.each([
  ["heading", true],
  ["line", true],
  ["text", false],
] as const)("only a field without emphasis warns that visitors see asterisks: %s", (widget, isSaid) => {
  render(<TestForm schema={{ widget, maxLength: 200 }} values={{ words: "It was *grief*." }} />);
  expect(screen.queryByText(/Visitors see the asterisks/) !== null).toBe(isSaid);
});

test.each([
  ["/pricing", false],
  ["/pricng", true],
])("an address field warns only if the site has no page at the address: %s", (href, isSaid) => {
  render(<TestForm schema={{ widget: "address" }} values={{ href }} />);
  expect(screen.queryByText(/This site has no page/) !== null).toBe(isSaid);
});

test.each([
  ["a composed letter", "\u00fc".repeat(12), "0 characters left"],
  ["a letter and a combining mark", "u\u0308".repeat(12), "0 characters left"],
  ["soft hyphens of a word processor", "hy\u00adphen\u00ad", "6 characters left"],
  ["an indented line", "\tOne two ", "5 characters left"],
  ["emoji", "\u{1f642}".repeat(12), "0 characters left"],
  ["one letter too many", "x".repeat(13), "1 character too many"],
])("the number of characters left is counted for the text as it is stored: %s", (_, typed, said) => {
  render(<TestForm schema={{ widget: "line", maxLength: 12 }} values={{ words: "" }} />);
  fireEvent.change(screen.getByLabelText("words"), { target: { value: typed } });
  expect(screen.getByText(said, { exact: false })).toBeTruthy();
});

test("a checkbox that is ticked at first is unticked when content with the value false is loaded", () => {
  render(<TestForm schema={{ widget: "flag" }} values={{ isShown: true }} loaded={{ isShown: false }} />);
  const box = screen.getByLabelText<HTMLInputElement>("isShown");
  expect(box.checked).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Load" }));
  expect([box.checked, screen.getByRole("status").textContent]).toEqual([false, "false"]);
  fireEvent.click(box);
  expect([box.checked, screen.getByRole("status").textContent]).toEqual([true, "true"]);
});
