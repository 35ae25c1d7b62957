// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { clearStoredResult, readStoredAnswers, readStoredArchetype, storeResult } from "./stored-result";

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

test("a quiz result is stored under eqArchetype and eqAnswers and read back", () => {
  storeResult("performer", ["c", "c", "a", "d", "c"]);
  expect(sessionStorage.getItem("eqArchetype")).toBe("performer");
  expect(sessionStorage.getItem("eqAnswers")).toBe('["c","c","a","d","c"]');
  expect(readStoredArchetype()).toBe("performer");
  expect(readStoredAnswers()).toEqual(["c", "c", "a", "d", "c"]);
});

test("a missing or unknown stored archetype is read as null", () => {
  expect(readStoredArchetype()).toBeNull();
  for (const wrong of ["", "wizard", "Guardian", "__proto__"]) {
    sessionStorage.setItem("eqArchetype", wrong);
    expect(readStoredArchetype()).toBeNull();
  }
});

test("missing or damaged stored quiz answers are read as null", () => {
  expect(readStoredAnswers()).toBeNull();
  for (const wrong of ["", "{", "null", '["a"]', '["a","b","c","d","e"]', '["a","b","c","d","a","a"]']) {
    sessionStorage.setItem("eqAnswers", wrong);
    expect(readStoredAnswers()).toBeNull();
  }
});

test("clearing a quiz result removes all its stored values", () => {
  storeResult("architect", ["b", "b", "b", "b", "b"]);
  clearStoredResult();
  expect(sessionStorage.length).toBe(0);
});
