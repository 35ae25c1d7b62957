// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import type { FieldSchema } from "@/content/fields";
import type { Values } from "../form-schema";
import { PageFormContext } from "./page-form-context";
import { PartFields } from "./part-fields";

afterEach(cleanup);

const app: FieldSchema = {
  properties: {
    name: { widget: "line", title: "Name" },
    slug: { widget: "line", title: "Slug", isKept: true },
    isNew: { widget: "flag", title: "New" },
    steps: { title: "Steps", items: { widget: "line" } },
  },
};
const schema: FieldSchema = { properties: { apps: { items: app, maxItems: 3 } } };
const initial = {
  apps: ["One", "Two"].map((name) => ({
    name,
    slug: name.toLowerCase(),
    isNew: name === "Two",
    steps: [{ value: "first" }, { value: "second" }],
  })),
};

/** The button Publish loads the form again, as a publication does. */
function TestForm() {
  const form = useForm({ defaultValues: { values: initial } });
  const [live, setLive] = useState<Values>(initial);
  const [showing, setShowing] = useState(0);
  function publish() {
    const values = structuredClone(form.getValues("values"));
    form.reset({ values });
    setLive(values);
    setShowing(showing + 1);
  }
  return (
    <PageFormContext value={{ schema, problems: [], isLocked: false, live, showing }}>
      <FormProvider {...form}>
        <PartFields schema={schema} path={[]} depth={0} />
        <button type="button" onClick={publish}>
          Publish
        </button>
      </FormProvider>
    </PageFormContext>
  );
}

const summaries = () => [...document.querySelectorAll<HTMLElement>("li summary")];
const openItems = () =>
  summaries().flatMap(({ parentElement, textContent }) =>
    parentElement?.hasAttribute("open") ? [textContent] : [],
  );
const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("open items of a list stay open when they are moved and when the page is published", () => {
  render(<TestForm />);
  click("Add one: Apps");
  const [, , third] = screen.getAllByLabelText("Name", { selector: "input" });
  if (third) fireEvent.change(third, { target: { value: "Three" } });
  expect(openItems()).toEqual(["Three"]);
  click("Publish");
  expect(openItems()).toEqual(["Three"]);
  click("Move up: Three");
  click("Remove: One");
  click("Put it back");
  click("Publish");
  expect(summaries().map(({ textContent }) => textContent)).toEqual(["One", "Three", "Two"]);
  expect(openItems()).toEqual(["Three"]);
  expect(screen.getAllByLabelText<HTMLInputElement>("New").map((box) => box.checked)).toEqual([
    false,
    false,
    true,
  ]);
  click("Remove: Three");
  expect(openItems()).toEqual([]);
});

test("the short name of a new app cannot be changed once the app is published", () => {
  render(<TestForm />);
  click("Add one: Apps");
  const slug = () => screen.getAllByLabelText<HTMLInputElement>("Slug", { selector: "input" })[2];
  const field = slug();
  if (field) fireEvent.change(field, { target: { value: "three" } });
  expect(slug()?.readOnly).toBe(false);
  click("Publish");
  expect(slug()).toMatchObject({ readOnly: true, value: "three" });
});

test("after a move or a removal the focus is on a button of the same list, not of a list within an item", () => {
  render(<TestForm />);
  for (const summary of summaries()) fireEvent.click(summary);
  const focused = () =>
    document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
  click("Move down: One");
  expect(focused()).toBe("Move down: One");
  click("Move up: One");
  expect(focused()).toBe("Move up: One");
  fireEvent.click(screen.getAllByRole("button", { name: "Remove: second" })[0] as HTMLElement);
  click("Remove: Two");
  fireEvent.click(document.activeElement as HTMLElement);
  expect(summaries().map(({ textContent }) => textContent)).toEqual(["One", "Two"]);
});

test("the second click of a double click removes no other item", () => {
  render(<TestForm />);
  click("Remove: One");
  fireEvent.click(screen.getByRole("button", { name: "Remove: Two" }), { detail: 2 });
  expect(summaries().map(({ textContent }) => textContent)).toEqual(["Two"]);
});

test("a removed item cannot be put back into a full list", () => {
  render(<TestForm />);
  click("Remove: One");
  click("Add one: Apps");
  expect(screen.getByRole("button", { name: "Put it back" })).toBeTruthy();
  click("Add one: Apps");
  expect(screen.queryByRole("button", { name: "Put it back" })).toBeNull();
});
