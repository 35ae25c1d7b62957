// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import type { Widget } from "@/content/fields";
import { PageFormContext } from "./page-form-context";
import { SchemaField } from "./schema-field";

afterEach(cleanup);

function ShortNames() {
  const list = [{ slug: "evening-bell" }, { slug: "new-bell" }];
  const form = useForm({ defaultValues: { values: { list } } });
  const live = { list: [{ slug: "other" }, { slug: "evening-bell" }] };
  const schema = { widget: "line", isKept: true } as const;
  return (
    <PageFormContext value={{ problems: [], isLocked: false, live, showing: 0 }}>
      <FormProvider {...form}>
        <SchemaField schema={schema} path="list.0.slug" name="values.list.0.slug" label="Published" />
        <SchemaField schema={schema} path="list.1.slug" name="values.list.1.slug" label="New" />
      </FormProvider>
    </PageFormContext>
  );
}

test("an app's short name cannot be changed once it was published", () => {
  render(<ShortNames />);
  expect(screen.getByLabelText<HTMLInputElement>("Published").readOnly).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>("New").readOnly).toBe(false);
});

function Price() {
  const form = useForm({ defaultValues: { values: { price: 39 } } });
  const price: unknown = form.watch("values.price");
  return (
    <PageFormContext value={{ problems: [], isLocked: false, live: {}, showing: 0 }}>
      <FormProvider {...form}>
        <SchemaField schema={{ widget: "amount" }} path="price" name="values.price" label="Price" />
        <output>{JSON.stringify(price)}</output>
      </FormProvider>
    </PageFormContext>
  );
}

test.each([
  [" 45 ", 45],
  ["４５", 45],
  ["٤٥", 45],
  ["45 $", "45 $"],
  ["1.234,56", "1.234,56"],
])("the amount %j is read as %j", (typed, value) => {
  render(<Price />);
  fireEvent.change(screen.getByLabelText("Price"), { target: { value: typed } });
  expect(screen.getByRole("status").textContent).toBe(JSON.stringify(value));
});

function Emphasised({ widget }: { widget: Widget }) {
  const form = useForm({ defaultValues: { values: { words: "It was *grief*." } } });
  return (
    <PageFormContext value={{ problems: [], isLocked: false, live: {}, showing: 0 }}>
      <FormProvider {...form}>
        <SchemaField schema={{ widget, maxLength: 200 }} path="words" name="values.words" label="Words" />
      </FormProvider>
    </PageFormContext>
  );
}

test.each([
  ["heading", true],
  ["line", true],
  ["text", false],
] as const)("a field of the kind %s says that visitors see its asterisks: %s", (widget, isSaid) => {
  render(<Emphasised widget={widget} />);
  expect(screen.queryByText(/Visitors see the asterisks/) !== null).toBe(isSaid);
});

function Link({ to }: { to: string }) {
  const form = useForm({ defaultValues: { values: { href: to } } });
  return (
    <PageFormContext value={{ problems: [], isLocked: false, live: {}, showing: 0 }}>
      <FormProvider {...form}>
        <SchemaField schema={{ widget: "address" }} path="href" name="values.href" label="Address" />
      </FormProvider>
    </PageFormContext>
  );
}

test.each([
  ["/pricing", false],
  ["/pricng", true],
])("a field with the address %s says that the site has no such page: %s", (to, isSaid) => {
  render(<Link to={to} />);
  expect(screen.queryByText(/This site has no page/) !== null).toBe(isSaid);
});

function Counted() {
  const form = useForm({ defaultValues: { values: { words: "" } } });
  return (
    <PageFormContext value={{ problems: [], isLocked: false, live: {}, showing: 0 }}>
      <FormProvider {...form}>
        <SchemaField
          schema={{ widget: "line", maxLength: 12 }}
          path="words"
          name="values.words"
          label="Words"
        />
      </FormProvider>
    </PageFormContext>
  );
}

test.each([
  ["a composed letter", "\u00fc".repeat(12), "0 characters left"],
  ["a letter and its mark", "u\u0308".repeat(12), "0 characters left"],
  ["soft hyphens of a word processor", "hy\u00adphen\u00ad", "6 characters left"],
  ["an indented line", "\tOne two ", "5 characters left"],
  ["one letter too many", "x".repeat(13), "1 character too many"],
])("the characters left are counted as they are stored: %s", (_, typed, said) => {
  render(<Counted />);
  fireEvent.change(screen.getByLabelText("Words"), { target: { value: typed } });
  expect(screen.getByText(said, { exact: false })).toBeTruthy();
});
