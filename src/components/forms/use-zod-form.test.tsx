// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { TRPCClientError } from "@trpc/client";
import { useWatch } from "react-hook-form";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StorageKey } from "@/content/stored-data";
import type { ApiError } from "@/lib/api-error";
import { renewalOffers } from "@/lib/renewal";
import { z } from "@/lib/zod";
import { Field, SelectField, TextareaField } from "./field";
import { Fields, Form, SubmitButton } from "./form";
import { useZodForm } from "./use-zod-form";

const schema = z
  .strictObject({
    name: z.string().trim().min(1, "No name."),
    secret: z.string().min(3, "Too short."),
    again: z.string().min(1, "Not repeated."),
  })
  .refine(({ secret, again }) => secret === again, {
    path: ["again"],
    message: "Not the same.",
    when: () => true,
  });

type Sent = z.infer<typeof schema>;
type FormProps = {
  send: (values: Sent, key: string) => Promise<string>;
  onSent?: (answer: string, values: Sent) => void;
  draft?: StorageKey;
};

function TestForm({ send, onSent, draft }: FormProps) {
  const form = useZodForm({
    schema,
    defaultValues: { name: "", secret: "", again: "" },
    dependents: { secret: "again" },
    fieldOf: { "wrong-secret": "secret" },
    send,
    onSent,
    onFailed: ({ code }: ApiError) => `It failed: ${code}.`,
    draft,
  });
  return (
    <Form state={form}>
      <Fields isDisabled={form.isSending}>
        <Field label="Name" {...form.field("name")} />
        <Field label="Secret" {...form.field("secret")} />
        <Field label="Again" {...form.field("again")} />
      </Fields>
      {form.failure ? <p role="alert">{form.failure}</p> : null}
      {form.isRestored ? <p>Restored.</p> : null}
      <SubmitButton texts={{ submit: "Send", sending: "Sending..." }} isSending={form.isSending} />
      <button type="button" onClick={form.startOver}>
        Start afresh
      </button>
    </Form>
  );
}

const answersSchema = z.strictObject({ goals: z.string(), timeline: z.string() });

function AnswersForm({ send }: { send: () => Promise<string> }) {
  const form = useZodForm({ schema: answersSchema, defaultValues: { goals: "", timeline: "" }, send });
  const goals = useWatch({ control: form.control, name: "goals" });
  return (
    <Form state={form} aria-label="Answers">
      <TextareaField label="Goals" {...form.field("goals")} />
      <SelectField label="Timeline" {...form.field("timeline")}>
        <option value="">Choose</option>
        <option value="soon">Soon</option>
      </SelectField>
      <button type="submit" disabled={!goals}>
        Send
      </button>
    </Form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const described = (label: string) =>
  document.getElementById(field(label).getAttribute("aria-describedby") ?? "")?.textContent ?? null;
const status = () => screen.getByRole("status").textContent;
const alertText = () => screen.queryByRole("alert")?.textContent ?? null;

function fill(values: Partial<Record<"Name" | "Secret" | "Again", string>>) {
  for (const [label, value] of Object.entries(values)) fireEvent.input(field(label), { target: { value } });
}

function submit() {
  const form = screen.getByLabelText("Name").closest("form");
  if (form) fireEvent.submit(form);
}

function later() {
  let resolve: (answer: string) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<string>((...both) => {
    [resolve, reject] = both;
  });
  return { promise, resolve, reject };
}

function refusal(data: { reason?: string; fields?: unknown }) {
  const shape = { code: "BAD_REQUEST", httpStatus: 400, reason: null, fields: null, ...data };
  return TRPCClientError.from({ error: { code: -32600, message: "The server's message.", data: shape } });
}

const right = { Name: "Noor", Secret: "reed", Again: "reed" };

beforeEach(() => {
  renewalOffers.set(0);
  sessionStorage.clear();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(cleanup);

describe("a submitted form", () => {
  it("a form sends values that a password manager filled in without firing an event", async () => {
    const send = vi.fn(() => Promise.resolve("sent"));
    render(<TestForm send={send} />);
    for (const [label, value] of Object.entries(right)) field(label).value = value;
    submit();
    const values = { name: "Noor", secret: "reed", again: "reed" };
    await waitFor(() => expect(send).toHaveBeenCalledWith(values, expect.any(String), expect.anything()));
  });

  it("a form sends a text and a choice that a text expander filled in without firing an event", async () => {
    const send = vi.fn(() => Promise.resolve("sent"));
    render(<AnswersForm send={send} />);
    screen.getByLabelText<HTMLTextAreaElement>("Goals").value = "Rest.";
    screen.getByLabelText<HTMLSelectElement>("Timeline").value = "soon";
    fireEvent.submit(screen.getByRole("form"));
    const values = { goals: "Rest.", timeline: "soon" };
    await waitFor(() => expect(send).toHaveBeenCalledWith(values, expect.any(String), expect.anything()));
  });

  it.each([
    ["pointer moves", () => fireEvent.pointerOver(screen.getByRole("form"))],
    ["focus moves", () => fireEvent.focus(screen.getByLabelText("Timeline"))],
  ])(
    "a button that requires a value is enabled once the %s, if the value was filled in without an event",
    async (_what, move) => {
      render(<AnswersForm send={() => Promise.resolve("sent")} />);
      const button = screen.getByRole<HTMLButtonElement>("button", { name: "Send" });
      screen.getByLabelText<HTMLTextAreaElement>("Goals").value = "Rest.";
      expect(button.disabled).toBe(true);
      move();
      await waitFor(() => expect(button.disabled).toBe(false));
    },
  );

  it("the server's errors appear at their fields, and the field that the server names first is focused", async () => {
    const fields = { fieldErrors: { again: ["Odd."], name: ["Taken."] } };
    render(<TestForm send={() => Promise.reject(refusal({ fields }))} />);
    fill(right);
    submit();
    await waitFor(() => expect(described("Again")).toBe("Odd."));
    expect(described("Name")).toBe("Taken.");
    expect(alertText()).toBe("It failed: BAD_REQUEST.");
    await waitFor(() => expect(document.activeElement).toBe(field("Again")));
  });

  it("the message of a refusal about one field appears at that field only", async () => {
    render(<TestForm send={() => Promise.reject(refusal({ reason: "wrong-secret" }))} />);
    fill(right);
    submit();
    await waitFor(() => expect(described("Secret")).toBe("The server's message."));
    expect(alertText()).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field("Secret")));
  });

  it("a form that the server refuses shows the refusal, and does not repeat an earlier offer to reload", async () => {
    renewalOffers.set(1);
    render(<TestForm send={() => Promise.reject(refusal({ reason: "wrong-secret" }))} />);
    fill(right);
    submit();
    await waitFor(() => expect(described("Secret")).toBe("The server's message."));
    expect(renewalOffers.get()).toBe(1);
  });

  it("a form that could not be sent keeps its values and focus, and shows an error until the next edit", async () => {
    const answer = later();
    render(<TestForm send={() => answer.promise} />);
    fill(right);
    field("Again").focus();
    submit();
    await waitFor(() => expect(status()).toBe("Sending..."));
    // Browsers blur an element that becomes disabled.
    field("Again").blur();
    answer.reject(TRPCClientError.from(new TypeError("Failed to fetch")));
    await waitFor(() => expect(alertText()).toBe("It failed: UNREACHABLE."));
    expect(document.activeElement).toBe(field("Again"));
    expect(field("Again").value).toBe("reed");
    fill({ Name: "N" });
    expect(alertText()).toBeNull();
  });

  it("a form sends the same idempotency key until a submission succeeds, and then a new one", async () => {
    const keys: string[] = [];
    render(
      <TestForm
        send={(_, key) => {
          keys.push(key);
          return keys.length === 1 ? Promise.reject(new TypeError("lost")) : Promise.resolve("kept");
        }}
      />,
    );
    fill(right);
    for (const count of [1, 2, 3]) {
      submit();
      await waitFor(() => expect(keys).toHaveLength(count));
      await waitFor(() => expect(status()).toBe(""));
    }
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe("the focus of a form", () => {
  it("a failed submission focuses the first invalid field only once", async () => {
    render(<TestForm send={vi.fn<FormProps["send"]>()} />);
    const focus = vi.spyOn(field("Name"), "focus");
    submit();
    await waitFor(() => expect(document.activeElement).toBe(field("Name")));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(focus).toHaveBeenCalledTimes(1);
  });

  it("a focused field is scrolled into view together with its messages", () => {
    render(<TestForm send={vi.fn<FormProps["send"]>()} />);
    const scroll = vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(() => {});
    act(() => field("Secret").focus());
    expect(scroll).toHaveBeenCalledTimes(1);
    expect(scroll.mock.contexts).toEqual([field("Secret").closest("[data-field]")]);
    scroll.mockRestore();
  });
});

describe("a form's draft", () => {
  const draft = "aurea.draft.waitlist";
  const kept = () => JSON.parse(sessionStorage.getItem(draft) ?? "null");

  it("a draft is deleted when the form is empty or reset", () => {
    render(<TestForm send={vi.fn<FormProps["send"]>()} draft={draft} />);
    fill({ Name: "N" });
    expect(kept()).not.toBeNull();
    fill({ Name: "" });
    expect(kept()).toBeNull();
    fill({ Name: "Noor" });
    fireEvent.click(screen.getByText("Start afresh"));
    expect(kept()).toBeNull();
    expect(field("Name").value).toBe("");
  });

  it("a form without a draft name stores no draft", () => {
    render(<TestForm send={vi.fn<FormProps["send"]>()} />);
    fill(right);
    expect(sessionStorage.length).toBe(0);
  });
});
