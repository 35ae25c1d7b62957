// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { useForm, useWatch } from "react-hook-form";
import { afterEach, expect, it } from "vitest";
import { useFormDraft } from "./use-form-draft";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const noInput = { email: "", password: "" };
const storageKey = "aurea.draft.waitlist";

function setUp(base = noInput) {
  return renderHook(() => {
    const form = useForm({ defaultValues: base });
    const draft = useFormDraft(storageKey, form, base, ["password"]);
    return { form, draft, watched: useWatch({ control: form.control, name: "email" }) };
  }).result;
}

function setUpWithDraft() {
  const result = setUp();
  act(() => result.current.form.setValue("email", "noor@example.org"));
  act(() => result.current.draft.keep());
  return result;
}

it("a draft stores typed values but no secrets", () => {
  const first = setUp();
  act(() => first.current.form.setValue("password", "quiet-water"));
  act(() => first.current.draft.keep());
  expect(sessionStorage.getItem(storageKey)).toBeNull();
  act(() => first.current.form.setValue("email", "noor@example.org"));
  act(() => first.current.draft.keep());
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("quiet-water");
  expect(first.current.form.getValues()).toEqual({ email: "noor@example.org", password: "quiet-water" });
  cleanup();
  expect(setUp().current.form.getValues()).toEqual({ email: "noor@example.org", password: "" });
});

it("a form keeps the idempotency key of its first attempt after a reload", () => {
  const first = setUpWithDraft();
  const key = first.current.draft.keyForAttempt();
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(first.current.draft.keyForAttempt()).toBe(key);
  cleanup();
  expect(setUp().current.draft.keyForAttempt()).toBe(key);
});

it("a tab that is duplicated before its form is first sent gets its own idempotency key", () => {
  const first = setUpWithDraft();
  const copied = sessionStorage.getItem(storageKey) ?? "";
  const key = first.current.draft.keyForAttempt();
  cleanup();
  sessionStorage.setItem(storageKey, copied);
  const copy = setUp();
  expect(copy.current.form.getValues("email")).toBe("noor@example.org");
  expect(copy.current.draft.keyForAttempt()).not.toBe(key);
});

it("restoring a draft notifies the watchers of the restored fields", () => {
  setUpWithDraft();
  cleanup();
  expect(setUp().current.watched).toBe("noor@example.org");
});

it("a restored draft changes only the fields that the user has edited; other fields show the newer defaults", () => {
  const blank = { email: "", password: "", name: "", role: "" };
  const known = { ...blank, email: "known@example.org", name: "Noor", role: "Lead" };
  const restoreOver = (base: typeof blank, change: Partial<typeof blank>) => {
    const open = (values: typeof blank) =>
      renderHook(() => {
        const form = useForm({ defaultValues: values });
        return { form, draft: useFormDraft(storageKey, form, values) };
      }).result.current;
    const first = open(base);
    act(() => first.form.reset({ ...base, ...change }));
    act(() => first.draft.keep());
    cleanup();
    return open(known).form.getValues();
  };
  expect(restoreOver(blank, { role: "Nurse" })).toEqual({ ...known, role: "Nurse" });
  // The user has emptied this field.
  expect(restoreOver(known, { name: "" })).toEqual({ ...known, name: "" });
});

const stored = { email: "stored@example.org", password: "" };
const newer = { email: "newer@example.org", password: "" };

function writeOver(base: typeof noInput) {
  const result = setUp(base);
  act(() => result.current.form.setValue("email", "noor@example.org"));
  act(() => result.current.draft.keep());
  return result;
}

it("a restored draft keeps the values on which it is based until forgetBasis is called and the page is reloaded", () => {
  expect(writeOver(stored).current.draft.basis()).toEqual(stored);
  cleanup();
  const reloaded = setUp(newer);
  expect(reloaded.current.form.getValues("email")).toBe("noor@example.org");
  expect(reloaded.current.draft.basis()).toEqual(stored);
  act(() => reloaded.current.draft.forgetBasis());
  act(() => reloaded.current.draft.keep());
  expect(reloaded.current.draft.basis()).toEqual(stored);
  cleanup();
  expect(setUp(newer).current.draft.basis()).toEqual(newer);
});

it("a draft written after a save is based on the saved values without secrets", () => {
  const form = writeOver(stored).current;
  form.draft.drop();
  expect(form.draft.basis()).toEqual({ email: "noor@example.org", password: "" });
  act(() => form.form.setValue("password", "quiet-water"));
  form.draft.drop();
  expect(form.draft.basis()).toEqual({ email: "noor@example.org", password: "" });
});
