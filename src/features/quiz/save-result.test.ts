// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { invalidations } from "@/lib/session-events";
import { clearTabs, setTabUser } from "@/lib/tab-storage";
import { saveResult } from "./quiz-client";
import { resetSaveState, saveStoredResult, useSaveState } from "./save-result";
import { clearStoredResult, isResultSaved, storeResult } from "./stored-result";

vi.mock("./quiz-client", () => ({ saveResult: vi.fn() }));

const send = vi.mocked(saveResult);
const state = () => renderHook(useSaveState).result.current;

beforeEach(() => {
  send.mockReset();
  clearTabs();
  resetSaveState();
  storeResult("guardian", ["a", "a", "a", "b", "c"]);
});

describe("saveStoredResult", () => {
  it("sends a finished quiz once, however often it is asked to", async () => {
    send.mockResolvedValue({ saved: true });
    await Promise.all([saveStoredResult(), saveStoredResult()]);
    await saveStoredResult();
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toEqual(["a", "a", "a", "b", "c"]);
    expect(state()).toBe("saved");
  });

  it("leaves it in the tab when nobody is signed in, and sends it later", async () => {
    send.mockResolvedValueOnce({ saved: false }).mockResolvedValueOnce({ saved: true });
    await saveStoredResult();
    expect(state()).toBe("signed-out");
    await saveStoredResult();
    expect(state()).toBe("saved");
  });

  it("never throws, says that it failed, and sends the same attempt again", async () => {
    send.mockRejectedValueOnce(new Error("away")).mockResolvedValueOnce({ saved: true });
    await saveStoredResult();
    expect(state()).toBe("failed");
    await saveStoredResult();
    expect(state()).toBe("saved");
    expect(send.mock.calls[0]).toEqual(send.mock.calls[1]);
  });

  it("does not take a later attempt for saved when an earlier one arrives late", async () => {
    let arrive = (_: { saved: boolean }) => {};
    send.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve))).mockResolvedValue({ saved: true });
    const earlier = saveStoredResult();
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    storeResult("traveler", ["d", "d", "d", "d", "d"]);
    resetSaveState();
    arrive({ saved: true });
    await earlier;
    expect(isResultSaved()).toBe(false);
    expect(state()).toBe("idle");
    await saveStoredResult();
    expect(send).toHaveBeenCalledTimes(2);
    expect(isResultSaved()).toBe(true);
  });

  it("sends whose it is, and doubts who is signed in where the server knows it to be another's", async () => {
    setTabUser("a");
    const doubts = invalidations.get();
    send.mockResolvedValue({ saved: false });
    await saveStoredResult();
    expect(send.mock.calls[0]?.[2]).toBe("a");
    expect(invalidations.get()).toBe(doubts + 1);
    expect(isResultSaved()).toBe(false);
  });

  it("forgets how it went when the member is gone", async () => {
    setTabUser("a");
    send.mockResolvedValue({ saved: true });
    await saveStoredResult();
    setTabUser("b");
    expect(state()).toBe("idle");
    await saveStoredResult();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("sends nothing when nothing is stored", async () => {
    clearStoredResult();
    await saveStoredResult();
    expect(send).not.toHaveBeenCalled();
    expect(state()).toBe("idle");
  });
});
