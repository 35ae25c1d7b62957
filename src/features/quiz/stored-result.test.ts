// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  clearStoredResult,
  isResultSaved,
  markResultSaved,
  storedAnswers,
  storedArchetype,
  storedAttempt,
  storeResult,
} from "./stored-result";

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

describe("the stored quiz result", () => {
  it("a quiz result is stored under eqArchetype and eqAnswers and read back", () => {
    storeResult("performer", ["c", "c", "a", "d", "c"]);
    expect(sessionStorage.getItem("eqArchetype")).toBe("performer");
    expect(sessionStorage.getItem("eqAnswers")).toBe('["c","c","a","d","c"]');
    expect(storedArchetype()).toBe("performer");
    expect(storedAnswers()).toEqual(["c", "c", "a", "d", "c"]);
  });

  it("a missing or unknown archetype is read as null", () => {
    expect(storedArchetype()).toBeNull();
    for (const wrong of ["", "wizard", "Guardian", "__proto__"]) {
      sessionStorage.setItem("eqArchetype", wrong);
      expect(storedArchetype()).toBeNull();
    }
  });

  it("missing or damaged answers are read as null", () => {
    expect(storedAnswers()).toBeNull();
    for (const wrong of ["", "{", "null", '["a"]', '["a","b","c","d","e"]', '["a","b","c","d","a","a"]']) {
      sessionStorage.setItem("eqAnswers", wrong);
      expect(storedAnswers()).toBeNull();
    }
  });

  it("a quiz result counts as saved once its attempt is saved, and a new quiz result does not", () => {
    storeResult("guardian", ["a", "a", "a", "a", "a"]);
    expect(isResultSaved()).toBe(false);
    markResultSaved(storedAttempt() ?? "");
    expect(isResultSaved()).toBe(true);
    storeResult("traveler", ["d", "d", "d", "d", "d"]);
    expect(isResultSaved()).toBe(false);
  });

  it("clearing a quiz result removes all its stored values", () => {
    storeResult("architect", ["b", "b", "b", "b", "b"]);
    clearStoredResult();
    expect(sessionStorage.length).toBe(0);
  });
});
