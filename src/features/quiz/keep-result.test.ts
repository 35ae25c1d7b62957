// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetKept, keepResult, useKeepState } from "./keep-result";
import { saveResult } from "./quiz-client";
import { clearStoredResult, isStoredSaved, storeResult } from "./stored-result";

vi.mock("./quiz-client", () => ({ saveResult: vi.fn() }));

const send = vi.mocked(saveResult);
const state = () => renderHook(useKeepState).result.current;

beforeEach(() => {
  send.mockReset();
  clearStoredResult();
  forgetKept();
  storeResult("guardian", ["a", "a", "a", "b", "c"]);
});

describe("keepResult", () => {
  it("sends a finished quiz once, however often it is asked to", async () => {
    send.mockResolvedValue({ saved: true });
    await Promise.all([keepResult(), keepResult()]);
    await keepResult();
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toEqual(["a", "a", "a", "b", "c"]);
    expect(state()).toBe("saved");
  });

  it("leaves it in the tab when nobody is signed in, and sends it later", async () => {
    send.mockResolvedValueOnce({ saved: false }).mockResolvedValueOnce({ saved: true });
    await keepResult();
    expect(state()).toBe("apart");
    await keepResult();
    expect(state()).toBe("saved");
  });

  it("never throws, says that it failed, and sends the same attempt again", async () => {
    send.mockRejectedValueOnce(new Error("away")).mockResolvedValueOnce({ saved: true });
    await keepResult();
    expect(state()).toBe("failed");
    await keepResult();
    expect(state()).toBe("saved");
    expect(send.mock.calls[0]).toEqual(send.mock.calls[1]);
  });

  it("does not take a later attempt for saved when an earlier one arrives late", async () => {
    let arrive = (_: { saved: boolean }) => {};
    send.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve))).mockResolvedValue({ saved: true });
    const earlier = keepResult();
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    storeResult("traveler", ["d", "d", "d", "d", "d"]);
    forgetKept();
    arrive({ saved: true });
    await earlier;
    expect(isStoredSaved()).toBe(false);
    expect(state()).toBe("idle");
    await keepResult();
    expect(send).toHaveBeenCalledTimes(2);
    expect(isStoredSaved()).toBe(true);
  });

  it("sends nothing when nothing is stored", async () => {
    clearStoredResult();
    await keepResult();
    expect(send).not.toHaveBeenCalled();
    expect(state()).toBe("idle");
  });
});
