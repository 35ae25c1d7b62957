// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { browserStorage } from "./storage";
import { forgetMember, forgetOwner, setTabReader, tabReader, tabStorage } from "./tab-storage";

const keptHere = () => Object.fromEntries(Object.entries(sessionStorage));
const anything = (found: unknown) => found;

beforeEach(() => {
  forgetMember();
  sessionStorage.clear();
  localStorage.clear();
  setTabReader(undefined);
});

describe("what a visitor made", () => {
  it("is there for whoever looks, before and after it is known that nobody is signed in", () => {
    tabStorage.write("eqArchetype", "guardian");
    expect(tabStorage.read("eqArchetype")).toBe("guardian");
    setTabReader(null);
    expect(tabStorage.read("eqArchetype")).toBe("guardian");
    expect(keptHere()).toEqual({ eqArchetype: "guardian" });
  });

  it("is taken over by the next who signs in, and by nobody after them", () => {
    setTabReader(null);
    tabStorage.write("eqArchetype", "guardian");
    setTabReader("a");
    expect(tabStorage.read("eqArchetype")).toBe("guardian");
    setTabReader("b");
    expect(tabStorage.read("eqArchetype")).toBeNull();
    expect(keptHere()).toEqual({});
  });

  it("outlives that another tab's member signs out", () => {
    setTabReader(null);
    tabStorage.write("eqArchetype", "guardian");
    forgetOwner();
    expect(tabStorage.read("eqArchetype")).toBe("guardian");
  });
});

describe("what is a member's", () => {
  beforeEach(() => {
    setTabReader("a");
    tabStorage.write("eqArchetype", "guardian");
    tabStorage.writeJson("aurea.draft.waitlist", { key: "k" });
  });

  it("is marked as theirs, by their id alone", () => {
    expect(keptHere()).toEqual({
      "aurea.owner": "a",
      eqArchetype: "guardian",
      "aurea.draft.waitlist": '{"key":"k"}',
    });
  });

  it.each([
    ["nobody is signed in", null],
    ["nobody knows who is signed in", undefined],
  ])("is closed while %s, and there when they are back", (_when, reader) => {
    setTabReader(reader);
    expect(tabStorage.read("eqArchetype")).toBeNull();
    expect(tabStorage.readJson("aurea.draft.waitlist", anything)).toBeNull();
    expect(tabStorage.hasClosed("eqArchetype")).toBe(true);
    tabStorage.remove("eqArchetype");
    setTabReader("a");
    expect(tabStorage.read("eqArchetype")).toBe("guardian");
    expect(tabStorage.hasClosed("eqArchetype")).toBe(false);
  });

  it("is forgotten when somebody else signs in, over them or later", () => {
    setTabReader("b");
    expect(keptHere()).toEqual({});
    tabStorage.write("eqArchetype", "traveler");
    setTabReader(null);
    setTabReader("a");
    expect(keptHere()).toEqual({});
  });

  it("is forgotten when somebody who is not signed in keeps something", () => {
    setTabReader(null);
    tabStorage.write("eqArchetype", "traveler");
    expect(keptHere()).toEqual({ eqArchetype: "traveler" });
  });

  it("stays theirs when something is kept before it is known who is signed in", () => {
    setTabReader(undefined);
    tabStorage.write("eqArchetype", "traveler");
    setTabReader(null);
    expect(tabStorage.read("eqArchetype")).toBeNull();
    setTabReader("b");
    expect(keptHere()).toEqual({});
  });

  it("is forgotten when they sign out, here or in another tab", () => {
    forgetMember();
    expect(keptHere()).toEqual({});
    setTabReader("a");
    tabStorage.write("eqArchetype", "guardian");
    forgetOwner();
    expect(keptHere()).toEqual({});
  });

  it("leaves no mark behind once the last of it is removed", () => {
    tabStorage.remove("eqArchetype");
    tabStorage.remove("aurea.draft.waitlist");
    expect(keptHere()).toEqual({});
  });

  it("has the page begin anew when they are no longer known, and not when they come", () => {
    const { turn } = tabReader.get();
    setTabReader(undefined);
    expect(tabReader.get().turn).toBe(turn + 1);
    setTabReader("b");
    expect(tabReader.get().turn).toBe(turn + 1);
    setTabReader("a");
    expect(tabReader.get().turn).toBe(turn + 2);
    setTabReader("a");
    expect(tabReader.get().turn).toBe(turn + 2);
  });

  it("is told to the other tabs as what it was: signed out, or gone", () => {
    const said = vi.spyOn(browserStorage, "write");
    forgetMember();
    forgetMember("gone");
    const news = said.mock.calls
      .filter(([key]) => key === "aurea.news")
      .map(([, text]) => text.split(" ")[0]);
    said.mockRestore();
    expect(news).toEqual(["left", "gone"]);
  });

  it("leaves the browser what is the browser's", () => {
    localStorage.setItem("votedAppIds", '["eq-vitamins"]');
    forgetMember();
    expect(Object.keys(localStorage)).toEqual(["votedAppIds"]);
  });
});

it("holds too where the browser refuses storage", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse });
  setTabReader("a");
  tabStorage.write("eqArchetype", "guardian");
  expect(tabStorage.read("eqArchetype")).toBe("guardian");
  setTabReader("b");
  expect(tabStorage.read("eqArchetype")).toBeNull();
  vi.unstubAllGlobals();
});
