// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { clearOwned, clearTabs, setTabUser, tabStorage, tabUser } from "./tab-storage";

const keptHere = () => Object.fromEntries(Object.entries(sessionStorage));
const anything = (found: unknown) => found;

beforeEach(() => {
  clearTabs();
  sessionStorage.clear();
  localStorage.clear();
  setTabUser(undefined);
});

describe("what a visitor made", () => {
  it("is there for whoever looks, before and after it is known that nobody is signed in", () => {
    tabStorage.write("eqArchetype", "guardian");
    expect(tabStorage.read("eqArchetype")).toBe("guardian");
    setTabUser(null);
    expect(tabStorage.read("eqArchetype")).toBe("guardian");
    expect(keptHere()).toEqual({ eqArchetype: "guardian" });
  });

  it("is taken over by the next who signs in, and by nobody after them", () => {
    setTabUser(null);
    tabStorage.write("eqArchetype", "guardian");
    setTabUser("a");
    expect(tabStorage.read("eqArchetype")).toBe("guardian");
    setTabUser("b");
    expect(tabStorage.read("eqArchetype")).toBeNull();
    expect(keptHere()).toEqual({});
  });

  it("outlives that another tab's member signs out", () => {
    setTabUser(null);
    tabStorage.write("eqArchetype", "guardian");
    clearOwned();
    expect(tabStorage.read("eqArchetype")).toBe("guardian");
  });
});

describe("what is a member's", () => {
  beforeEach(() => {
    setTabUser("a");
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
    setTabUser(reader);
    expect(tabStorage.read("eqArchetype")).toBeNull();
    expect(tabStorage.readJson("aurea.draft.waitlist", anything)).toBeNull();
    expect(tabStorage.hasLocked("eqArchetype")).toBe(true);
    tabStorage.remove("eqArchetype");
    setTabUser("a");
    expect(tabStorage.read("eqArchetype")).toBe("guardian");
    expect(tabStorage.hasLocked("eqArchetype")).toBe(false);
  });

  it("is forgotten when somebody else signs in, over them or later", () => {
    setTabUser("b");
    expect(keptHere()).toEqual({});
    tabStorage.write("eqArchetype", "traveler");
    setTabUser(null);
    setTabUser("a");
    expect(keptHere()).toEqual({});
  });

  it("is forgotten when somebody who is not signed in keeps something", () => {
    setTabUser(null);
    tabStorage.write("eqArchetype", "traveler");
    expect(keptHere()).toEqual({ eqArchetype: "traveler" });
  });

  it("stays theirs when something is kept before it is known who is signed in", () => {
    setTabUser(undefined);
    tabStorage.write("eqArchetype", "traveler");
    setTabUser(null);
    expect(tabStorage.read("eqArchetype")).toBeNull();
    setTabUser("b");
    expect(keptHere()).toEqual({});
  });

  it("is forgotten when they sign out, here or in another tab", () => {
    clearTabs();
    expect(keptHere()).toEqual({});
    setTabUser("a");
    tabStorage.write("eqArchetype", "guardian");
    clearOwned();
    expect(keptHere()).toEqual({});
  });

  it("leaves no mark behind once the last of it is removed", () => {
    tabStorage.remove("eqArchetype");
    tabStorage.remove("aurea.draft.waitlist");
    expect(keptHere()).toEqual({});
  });

  it("has the page begin anew when they are no longer known, and not when they come", () => {
    const { epoch } = tabUser.get();
    setTabUser(undefined);
    expect(tabUser.get().epoch).toBe(epoch + 1);
    setTabUser("b");
    expect(tabUser.get().epoch).toBe(epoch + 1);
    setTabUser("a");
    expect(tabUser.get().epoch).toBe(epoch + 2);
    setTabUser("a");
    expect(tabUser.get().epoch).toBe(epoch + 2);
  });

  it("is told to the other tabs as what it was: signed out, or gone", async () => {
    const otherTab = new BroadcastChannel("aurea.session");
    const received: unknown[] = [];
    otherTab.onmessage = ({ data }) => received.push(data);
    clearTabs();
    clearTabs("gone");
    await expect.poll(() => received.slice(-2)).toEqual(["left", "gone"]);
    otherTab.close();
  });

  it("leaves the browser what is the browser's", () => {
    localStorage.setItem("votedAppIds", '["eq-vitamins"]');
    clearTabs();
    expect(Object.keys(localStorage)).toEqual(["votedAppIds"]);
  });
});

it("holds too where the browser refuses storage", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse });
  setTabUser("a");
  tabStorage.write("eqArchetype", "guardian");
  expect(tabStorage.read("eqArchetype")).toBe("guardian");
  setTabUser("b");
  expect(tabStorage.read("eqArchetype")).toBeNull();
  vi.unstubAllGlobals();
});
