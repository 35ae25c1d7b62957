import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createToolStore } from "./tool-store";

const tide = { id: "gauge", address: "https://tide.example.org/" };
let isHidden = false;
const listOpen = vi.fn(async () => [tide]);

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  listOpen.mockReset().mockResolvedValue([]);
});
afterEach(() => vi.useRealTimers());

const setUp = () => createToolStore({ listOpen, isHidden: () => isHidden });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it("asks nothing until a place is in view, and stops when none is", async () => {
  const store = setUp();
  await pass(10_000);
  expect(listOpen).not.toHaveBeenCalled();
  store.look("one", true);
  store.look("two", true);
  await pass(0);
  expect(listOpen).toHaveBeenCalledTimes(1);
  store.look("one", false);
  await pass(4_000);
  expect(listOpen).toHaveBeenCalledTimes(2);
  store.look("two", false);
  await pass(20_000);
  expect(listOpen).toHaveBeenCalledTimes(2);
});

it("knows within five seconds that a tool was opened, and that it was closed", async () => {
  const store = setUp();
  store.look("one", true);
  await pass(0);
  expect(store.get()).toEqual({});
  listOpen.mockResolvedValue([tide]);
  await pass(5_000);
  expect(store.get()).toEqual({ gauge: tide.address });
  listOpen.mockResolvedValue([]);
  await pass(5_000);
  expect(store.get()).toEqual({});
});

it("keeps what it knows while the site cannot be reached, and tells nobody twice", async () => {
  const store = setUp();
  const told = vi.fn();
  store.subscribe(told);
  listOpen.mockResolvedValue([tide]);
  store.look("one", true);
  await pass(0);
  listOpen.mockRejectedValueOnce(new Error("away"));
  await pass(9_000);
  expect(store.get()).toEqual({ gauge: tide.address });
  expect(told).toHaveBeenCalledTimes(1);
});

it("rests in a hidden tab, and asks at once when it is seen again", async () => {
  const store = setUp();
  store.look("one", true);
  isHidden = true;
  await pass(20_000);
  expect(listOpen).toHaveBeenCalledTimes(1);
  isHidden = false;
  store.wake();
  await pass(0);
  expect(listOpen).toHaveBeenCalledTimes(2);
});
