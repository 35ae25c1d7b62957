// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { announce, hearNews } from "./browser-news";

it("is heard in other tabs as it was told, and nothing else is", () => {
  const told: (string | null)[] = [];
  vi.spyOn(Storage.prototype, "setItem").mockImplementation((_, text) => void told.push(text));
  announce("left");
  announce("changed");
  const heard = vi.fn();
  hearNews(heard);
  const hear = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
  for (const text of told) hear("aurea.news", text);
  hear("aurea.news", null);
  hear("aurea.news", "something else");
  hear("votedAppIds", "left");
  expect(heard.mock.calls).toEqual([["left"], ["changed"]]);
});

it("stays nowhere", () => {
  vi.restoreAllMocks();
  announce("left");
  expect(localStorage.length).toBe(0);
});
