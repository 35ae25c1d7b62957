// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { dropDraft, keepDraft, readDraft } from "./draft";

const base = { name: "", email: "", motivation: "" };
const draft = { values: { name: "Noor", email: "", motivation: "a chair" }, key: "k" };

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

describe("a draft of a form", () => {
  it("is read back as it was kept, each form its own", () => {
    keepDraft("waitlist", draft);
    expect(readDraft("waitlist", base)).toEqual(draft);
    expect(readDraft("application", base)).toBeNull();
  });

  it("is gone once it is dropped", () => {
    keepDraft("waitlist", draft);
    dropDraft("waitlist");
    expect(readDraft("waitlist", base)).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it("brings back only fields the form has, and only texts", () => {
    sessionStorage.setItem(
      "aurea.draft.waitlist",
      JSON.stringify({ key: "k", values: { name: 7, email: "noor@example.org", isAdmin: "yes" } }),
    );
    expect(readDraft("waitlist", base)?.values).toEqual({ ...base, email: "noor@example.org" });
  });

  it("is nothing when what is stored is damaged", () => {
    for (const wrong of ["{", "null", "7", '{"key":"k"}', '{"values":{}}', '{"key":"k","values":null}']) {
      sessionStorage.setItem("aurea.draft.waitlist", wrong);
      expect(readDraft("waitlist", base)).toBeNull();
    }
  });

  it("lasts as long as the page where the browser refuses storage", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    keepDraft("waitlist", draft);
    expect(readDraft("waitlist", base)).toEqual(draft);
    vi.restoreAllMocks();
  });
});
