// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { dropDraft, keepDraft, readDraft } from "./form-draft";
import { setTabUser } from "./tab-storage";

const place = "aurea.draft.waitlist";
const base = { name: "", email: "", motivation: "" };
const draft = { values: { name: "Noor", email: "", motivation: "a chair" }, key: "k" };

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

describe("a draft of a form", () => {
  it("is read back as it was kept, each form its own", () => {
    keepDraft(place, draft);
    expect(readDraft(place, base)).toEqual(draft);
    expect(readDraft("aurea.draft.application", base)).toBeNull();
  });

  it("is gone once it is dropped", () => {
    keepDraft(place, draft);
    dropDraft(place);
    expect(readDraft(place, base)).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it("brings back only fields the form has, and only what is of their kind", () => {
    sessionStorage.setItem(
      place,
      JSON.stringify({
        key: "k",
        values: { name: 7, email: "noor@example.org", toAll: true, wanted: "yes", isAdmin: "yes" },
      }),
    );
    const found = readDraft(place, { ...base, toAll: false, wanted: false })?.values;
    expect(found).toEqual({ ...base, email: "noor@example.org", toAll: true, wanted: false });
  });

  it("is nothing when what is stored is damaged", () => {
    for (const wrong of ["{", "null", "7", '{"key":"k"}', '{"values":{}}', '{"key":"k","values":null}']) {
      sessionStorage.setItem(place, wrong);
      expect(readDraft(place, base)).toBeNull();
    }
  });

  it("lasts as long as the page where the browser refuses storage", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    keepDraft(place, draft);
    expect(readDraft(place, base)).toEqual(draft);
    vi.restoreAllMocks();
  });

  it("waits for the member who wrote it, and is never another's", () => {
    setTabUser("a");
    keepDraft(place, draft);
    setTabUser(null);
    expect(readDraft(place, base)).toBeNull();
    setTabUser("a");
    expect(readDraft(place, base)).toEqual(draft);
    setTabUser("b");
    expect(readDraft(place, base)).toBeNull();
    setTabUser("a");
    expect(readDraft(place, base)).toBeNull();
  });
});
