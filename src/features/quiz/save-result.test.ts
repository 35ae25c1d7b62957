// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { invalidations } from "@/lib/session-events";
import { clearTabs, setTabUser } from "@/lib/tab-storage";
import {
  fetchSavedResult,
  resetSaveState,
  saveStoredResult,
  saveStoredResultInTime,
  useSaveState,
} from "./save-result";
import { clearStoredResult, hasFinishedQuiz, isResultSaved, storeResult } from "./stored-result";

const send = vi.hoisted(() => vi.fn());
const latest = vi.hoisted(() => vi.fn());
vi.mock("@/trpc/client", () => ({ api: { quiz: { submit: { mutate: send }, latest: { query: latest } } } }));

const state = () => renderHook(useSaveState).result.current;

beforeEach(() => {
  send.mockReset();
  clearTabs();
  resetSaveState();
  storeResult("guardian", ["a", "a", "a", "b", "c"]);
});

test("a finished quiz is sent once, however often saving is requested", async () => {
  send.mockResolvedValue({ isSaved: true });
  await Promise.all([saveStoredResult(), saveStoredResult()]);
  await saveStoredResult();
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[0]).toMatchObject({ answers: ["a", "a", "a", "b", "c"] });
  expect(state()).toBe("saved");
});

test("a visitor's quiz result stays in the tab until it is saved after a sign-in", async () => {
  send.mockResolvedValueOnce({ isSaved: false }).mockResolvedValueOnce({ isSaved: true });
  await saveStoredResult();
  expect(state()).toBe("signed-out");
  await saveStoredResult();
  expect(state()).toBe("saved");
});

test("a failed save of a quiz result is reported without an exception, and the next save sends the same attempt", async () => {
  send.mockRejectedValueOnce(new Error("away")).mockResolvedValueOnce({ isSaved: true });
  await saveStoredResult();
  expect(state()).toBe("failed");
  await saveStoredResult();
  expect(state()).toBe("saved");
  expect(send.mock.calls[0]).toEqual(send.mock.calls[1]);
});

test("a sign-in waits at most three seconds for its quiz result to be saved", async () => {
  vi.useFakeTimers();
  const { promise, resolve: arrive } = Promise.withResolvers<{ isSaved: boolean }>();
  send.mockReturnValueOnce(promise);
  let isOver = false;
  const saving = saveStoredResultInTime().then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(2_900);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(isOver).toBe(true);
  vi.useRealTimers();
  arrive({ isSaved: true });
  await saving;
  await expect.poll(state).toBe("saved");
});

test("a late answer to an earlier quiz attempt does not mark a later attempt as saved", async () => {
  const { promise, resolve: arrive } = Promise.withResolvers<{ isSaved: boolean }>();
  send.mockReturnValueOnce(promise).mockResolvedValue({ isSaved: true });
  const earlier = saveStoredResult();
  await expect.poll(() => send).toHaveBeenCalledTimes(1);
  storeResult("traveler", ["d", "d", "d", "d", "d"]);
  resetSaveState();
  arrive({ isSaved: true });
  await earlier;
  expect(isResultSaved()).toBe(false);
  expect(state()).toBe("idle");
  await saveStoredResult();
  expect(send).toHaveBeenCalledTimes(2);
  expect(isResultSaved()).toBe(true);
});

test("a member's quiz result is sent with the member's id, and the session is invalidated if it is not saved", async () => {
  setTabUser("a");
  const doubts = invalidations.get();
  send.mockResolvedValue({ isSaved: false });
  await saveStoredResult();
  expect(send.mock.calls[0]?.[0]).toMatchObject({ owner: "a" });
  expect(invalidations.get()).toBe(doubts + 1);
  expect(isResultSaved()).toBe(false);
});

test("the save state of a quiz result is cleared when another member signs in", async () => {
  setTabUser("a");
  send.mockResolvedValue({ isSaved: true });
  await saveStoredResult();
  setTabUser("b");
  expect(state()).toBe("idle");
  await saveStoredResult();
  expect(send).toHaveBeenCalledTimes(1);
});

test("no quiz result is sent when none is stored", async () => {
  clearStoredResult();
  await saveStoredResult();
  expect(send).not.toHaveBeenCalled();
  expect(state()).toBe("idle");
});

test("a result fetched from the account does not count as a quiz finished in this browser", async () => {
  expect(hasFinishedQuiz()).toBe(true);
  clearStoredResult();
  latest.mockResolvedValue("guardian");
  expect(await fetchSavedResult()).toBe("guardian");
  expect(state()).toBe("saved");
  expect(hasFinishedQuiz()).toBe(false);
});
