// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readVotedApps, votedAppsKey, writeVotedApps } from "./voted-apps";

const warn = vi.spyOn(console, "warn").mockImplementation(() => {});

beforeEach(() => {
  localStorage.clear();
  warn.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("readVotedApps", () => {
  it("is empty and silent on a first visit", () => {
    expect(readVotedApps()).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  it("gives back what was written, under the key votedAppIds", () => {
    writeVotedApps(["sleep-stories", "eq-vitamins"]);
    expect(localStorage.getItem("votedAppIds")).toBe('["sleep-stories","eq-vitamins"]');
    expect(readVotedApps()).toEqual(["sleep-stories", "eq-vitamins"]);
  });

  it("names a slug once, however often it was stored", () => {
    localStorage.setItem(votedAppsKey, '["eq-vitamins","eq-vitamins"]');
    expect(readVotedApps()).toEqual(["eq-vitamins"]);
  });

  it.each(["{not json", "", '"sleep-stories"', "{}", "null", "42", '["sleep-stories",1]', "[null]"])(
    "logs %j once and treats it as empty",
    (stored) => {
      localStorage.setItem(votedAppsKey, stored);
      expect(readVotedApps()).toEqual([]);
      expect(readVotedApps()).toEqual([]);
      expect(warn).toHaveBeenCalledTimes(1);
    },
  );

  it("is empty where the browser refuses storage", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
    expect(readVotedApps()).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe("writeVotedApps", () => {
  it("logs a full storage and remembers the slugs for this page", () => {
    vi.stubGlobal("localStorage", {
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    writeVotedApps(["eq-vitamins"]);
    expect(readVotedApps()).toEqual(["eq-vitamins"]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
