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

describe("a visitor's data", () => {
  it("a visitor's data in a tab can be read before and after the session is known", () => {
    tabStorage.write("eqArchetype", "guardian");
    expect(tabStorage.read("eqArchetype")).toBe("guardian");
    setTabUser(null);
    expect(tabStorage.read("eqArchetype")).toBe("guardian");
    expect(keptHere()).toEqual({ eqArchetype: "guardian" });
  });

  it("a visitor's data in a tab belongs to the next member who signs in, and to no later member", () => {
    setTabUser(null);
    tabStorage.write("eqArchetype", "guardian");
    setTabUser("a");
    expect(tabStorage.read("eqArchetype")).toBe("guardian");
    setTabUser("b");
    expect(tabStorage.read("eqArchetype")).toBeNull();
    expect(keptHere()).toEqual({});
  });

  it("a visitor's data in a tab is kept when another tab signs out", () => {
    setTabUser(null);
    tabStorage.write("eqArchetype", "guardian");
    clearOwned();
    expect(tabStorage.read("eqArchetype")).toBe("guardian");
  });
});

describe("a member's data", () => {
  beforeEach(() => {
    setTabUser("a");
    tabStorage.write("eqArchetype", "guardian");
    tabStorage.writeJson("aurea.draft.waitlist", { key: "k" });
  });

  it("a member's data in a tab is marked with the member's id only", () => {
    expect(keptHere()).toEqual({
      "aurea.owner": "a",
      eqArchetype: "guardian",
      "aurea.draft.waitlist": '{"key":"k"}',
    });
  });

  it.each([
    ["no user is signed in", null],
    ["the signed-in user is not known", undefined],
  ])("a tab hides a member's data while %s, and shows it once the member is signed in", (_when, reader) => {
    setTabUser(reader);
    expect(tabStorage.read("eqArchetype")).toBeNull();
    expect(tabStorage.readJson("aurea.draft.waitlist", anything)).toBeNull();
    expect(tabStorage.hasLocked("eqArchetype")).toBe(true);
    tabStorage.remove("eqArchetype");
    setTabUser("a");
    expect(tabStorage.read("eqArchetype")).toBe("guardian");
    expect(tabStorage.hasLocked("eqArchetype")).toBe(false);
  });

  it("a member's data is deleted from the tab when another member signs in", () => {
    setTabUser("b");
    expect(keptHere()).toEqual({});
    tabStorage.write("eqArchetype", "traveler");
    setTabUser(null);
    setTabUser("a");
    expect(keptHere()).toEqual({});
  });

  it("a member's values are deleted from the tab when a visitor stores a value in it", () => {
    setTabUser(null);
    tabStorage.write("eqArchetype", "traveler");
    expect(keptHere()).toEqual({ eqArchetype: "traveler" });
  });

  it("a value stored before the session is loaded is assigned to the owner of the tab's other data", () => {
    setTabUser(undefined);
    tabStorage.write("eqArchetype", "traveler");
    setTabUser(null);
    expect(tabStorage.read("eqArchetype")).toBeNull();
    setTabUser("b");
    expect(keptHere()).toEqual({});
  });

  it("a member's values are deleted from a tab when the member signs out in it or in another tab", () => {
    clearTabs();
    expect(keptHere()).toEqual({});
    setTabUser("a");
    tabStorage.write("eqArchetype", "guardian");
    clearOwned();
    expect(keptHere()).toEqual({});
  });

  it("the owner's id is removed together with the last value of a member's data", () => {
    tabStorage.remove("eqArchetype");
    tabStorage.remove("aurea.draft.waitlist");
    expect(keptHere()).toEqual({});
  });

  it("a tab gets a new epoch when its known member changes or becomes unknown, not when a member becomes known", () => {
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

  it("other tabs are told whether the member signed out or deleted the account", async () => {
    const otherTab = new BroadcastChannel("aurea.session");
    const received: unknown[] = [];
    otherTab.onmessage = ({ data }) => received.push(data);
    clearTabs();
    clearTabs("gone");
    await expect.poll(() => received.slice(-2)).toEqual(["left", "gone"]);
    otherTab.close();
  });
});

it("a member's data in a tab is readable by that member only, even when the browser refuses storage", () => {
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
