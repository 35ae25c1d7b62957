// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Field } from "@/components/forms/field";
import { Form, SubmitButton } from "@/components/forms/form";
import { minFillTimeMs } from "@/lib/spam-signals";
import { clearTabs, setTabUser } from "@/lib/tab-storage";
import { z } from "@/lib/zod";
import { readSender } from "../sender";
import { FormModal } from "./form-modal";
import { useCoachingForm } from "./use-coaching-form";

const schema = z.strictObject({ name: z.string(), email: z.string() });

const base = { name: "", email: "" };
const noor = { name: "Noor", email: "noor@example.org" };

function TestModal({ answer, onClose }: { answer: Promise<void>; onClose: () => void }) {
  const form = useCoachingForm({ name: "waitlist", schema, base, send: () => answer, failed: "It failed." });
  const action = { label: "Close", onClick: onClose };
  const thanks = form.sent && { heading: `Thank you, ${form.sent.values.name}`, text: "", steps: {}, action };
  return (
    <FormModal form={form} title="The list" figure={2} aside={null} thanks={thanks} onClose={onClose}>
      <Form state={form} aria-label="List">
        <Field label="Name" {...form.field("name")} />
        <Field label="Email" {...form.field("email")} />
        <SubmitButton texts={{ submit: "Send", sending: "Sending..." }} isSending={form.isSending} />
      </Form>
    </FormModal>
  );
}

async function sendForm() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const closed: string[] = [];
  render(<TestModal answer={promise} onClose={() => closed.push("closed")} />);
  // A form is sent only after the minimum fill time.
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + minFillTimeMs.form);
  fireEvent.input(screen.getByLabelText("Name"), { target: { value: noor.name } });
  fireEvent.input(screen.getByLabelText("Email"), { target: { value: noor.email } });
  const form = screen.getByRole("form");
  fireEvent.submit(form);
  const sending = await within(form).findByRole("status");
  expect(sending.textContent).toBe("Sending...");
  expect(sending.closest('[aria-busy="true"]'), "its text would not be announced").toBeNull();
  return { answer: resolve, closed };
}

beforeEach(() => clearTabs());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a dialog that the browser closes while its form is sent opens again, and shows the thanks", async () => {
  const { answer, closed } = await sendForm();
  const dialog = screen.getByRole<HTMLDialogElement>("dialog");
  dialog.close();
  await waitFor(() => expect(dialog.open).toBe(true));
  answer();
  await screen.findByText("Thank you, Noor");
  expect(closed).toEqual([]);
  dialog.close();
  expect(closed).toEqual(["closed"]);
});

test.each([
  ["is kept for the other form", "a", noor],
  ["is not stored for a visitor, if the member has signed out meanwhile", null, null],
  ["is not stored for the next member, if another one has signed in meanwhile", "b", null],
])("the sender of a coaching form %s", async (_what, userId, kept) => {
  setTabUser("a");
  const { answer } = await sendForm();
  setTabUser(userId);
  answer();
  await screen.findByText("Thank you, Noor");
  expect(readSender()).toEqual(kept);
  if (userId === null) expect(sessionStorage.getItem("aurea.draft.waitlist"), "locked").not.toBeNull();
});
