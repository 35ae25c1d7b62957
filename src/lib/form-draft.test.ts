// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { dropDraft, keepDraft, readDraft } from "./form-draft";

const storageKey = "aurea.draft.waitlist";
const base = { name: "", email: "", motivation: "" };
const draft = { values: { name: "Noor", email: "", motivation: "a chair" }, key: "k" };

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

test("a draft is read back for its own form only", () => {
  keepDraft(storageKey, draft);
  expect(readDraft(storageKey, base)).toEqual(draft);
  expect(readDraft("aurea.draft.application", base)).toBeNull();
});

test("a draft restores only values that belong to a field of the form and have the field's type", () => {
  sessionStorage.setItem(
    storageKey,
    JSON.stringify({
      key: "k",
      values: { name: 7, email: "noor@example.org", toAll: true, wanted: "yes", isAdmin: "yes" },
    }),
  );
  const found = readDraft(storageKey, { ...base, toAll: false, wanted: false })?.values;
  expect(found).toEqual({ ...base, email: "noor@example.org", toAll: true, wanted: false });
});

test("a damaged draft is read as null", () => {
  for (const wrong of ["{", "null", "7", '{"key":"k"}', '{"values":{}}', '{"key":"k","values":null}']) {
    sessionStorage.setItem(storageKey, wrong);
    expect(readDraft(storageKey, base)).toBeNull();
  }
});

test("without storage, a draft lasts until the page is left, and the browser asks for confirmation before that", () => {
  const refuse = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: refuse, removeItem: refuse, length: 0 });
  const asksBeforeLeaving = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(asksBeforeLeaving()).toBe(false);
  keepDraft(storageKey, draft);
  expect(readDraft(storageKey, base)).toEqual(draft);
  expect(asksBeforeLeaving()).toBe(true);
  dropDraft(storageKey);
  expect(asksBeforeLeaving()).toBe(false);
  vi.unstubAllGlobals();
});
