// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { z } from "@/lib/zod";
import { Field } from "./field";
import { Form } from "./form";
import { useZodForm } from "./use-zod-form";

const needed = z.string().min(1, "Needed.");
const schema = z.strictObject({ first: needed, second: needed });

function TestForm() {
  const form = useZodForm({ schema, defaultValues: { first: "", second: "" }, send: async () => null });
  return (
    <Form state={form} aria-label="Test">
      <Field label="First" {...form.field("first")} />
      <Field label="Second" {...form.field("second")} />
    </Form>
  );
}

afterEach(cleanup);

it("a failed submission focuses the first invalid field only once", async () => {
  render(<TestForm />);
  const first = screen.getByLabelText("First");
  const focus = vi.spyOn(first, "focus");
  fireEvent.submit(screen.getByRole("form"));
  await waitFor(() => expect(document.activeElement).toBe(first));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(focus).toHaveBeenCalledTimes(1);
});

it("a focused field is scrolled into view together with its messages", () => {
  render(<TestForm />);
  const second = screen.getByLabelText("Second");
  const scroll = vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(() => {});
  act(() => second.focus());
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(scroll.mock.contexts).toEqual([second.closest("[data-field]")]);
  scroll.mockRestore();
});
