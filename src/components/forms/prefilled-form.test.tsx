// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { z } from "@/lib/zod";
import { Field, SelectField, TextareaField } from "./field";
import { Form } from "./form";
import { useZodForm } from "./use-zod-form";

const schema = z.strictObject({ subject: z.string(), body: z.string(), to: z.string(), toAll: z.boolean() });
const values = { subject: "It is open", body: "Come in.", to: "founding", toAll: true };

const storageKey = "aurea.draft.sign-up";

type PrefilledProps = { send: (sent: typeof values) => Promise<void>; onEdit?: () => void };

function Prefilled({ send, onEdit }: PrefilledProps) {
  const form = useZodForm({ schema, defaultValues: values, draft: storageKey, send, onEdit });
  const { error: _, ...toAll } = form.field("toAll");
  return (
    <Form state={form}>
      <Field label="Subject" {...form.field("subject")} />
      <TextareaField label="Text" {...form.field("body")} />
      <SelectField label="To" {...form.field("to")}>
        <option value="none">None</option>
        <option value="founding">Founding</option>
      </SelectField>
      <input aria-label="All" type="checkbox" {...toAll} />
    </Form>
  );
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  sessionStorage.clear();
});

function arrive(send: (sent: typeof values) => Promise<void>) {
  const page = document.createElement("div");
  document.body.append(page);
  page.innerHTML = renderToString(<Prefilled send={send} />);
  const { getByLabelText } = within(page);
  return { page, subject: getByLabelText("Subject") as HTMLInputElement, getByLabelText };
}

it("a form shows its default values before its scripts load", () => {
  const { subject, getByLabelText } = arrive(() => Promise.resolve());
  expect(subject.value).toBe("It is open");
  expect((getByLabelText("Text") as HTMLTextAreaElement).value).toBe("Come in.");
  expect((getByLabelText("To") as HTMLSelectElement).value).toBe("founding");
  expect((getByLabelText("All") as HTMLInputElement).checked).toBe(true);
});

it("a form keeps and sends what was typed before its scripts load", async () => {
  const send = vi.fn(() => Promise.resolve());
  const onEdit = vi.fn();
  const { page, subject, getByLabelText } = arrive(send);
  const body = getByLabelText("Text") as HTMLTextAreaElement;
  subject.value = "It is open now";
  body.value = "Come in, all of you.";
  await act(async () => {
    render(<Prefilled send={send} onEdit={onEdit} />, { container: page, hydrate: true });
  });
  expect(subject.value).toBe("It is open now");
  expect(body.value).toBe("Come in, all of you.");
  expect(onEdit, "it is reported as an edit").toHaveBeenCalled();
  expect(sessionStorage.getItem(storageKey), "and outlives the page").toContain("It is open now");
  fireEvent.submit(subject.form as HTMLFormElement);
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith(
      { ...values, subject: "It is open now", body: "Come in, all of you." },
      expect.any(String),
      values,
    ),
  );
});

it("a checkbox that was unticked in a draft stays unticked after the draft is restored, and is sent as unticked", async () => {
  const send = vi.fn(() => Promise.resolve());
  const draft = { ...values, subject: "It is open now", toAll: false };
  sessionStorage.setItem(storageKey, JSON.stringify({ values: draft, key: "k", basis: values }));
  const { page, subject, getByLabelText } = arrive(send);
  await act(async () => {
    render(<Prefilled send={send} />, { container: page, hydrate: true });
  });
  expect((getByLabelText("All") as HTMLInputElement).checked).toBe(false);
  fireEvent.submit(subject.form as HTMLFormElement);
  await waitFor(() => expect(send).toHaveBeenCalledWith(draft, "k", values));
});
