// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
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
