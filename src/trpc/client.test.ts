import { afterEach, expect, test, vi } from "vitest";
import { readApiError } from "@/lib/api-error";
import { api } from "./client";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a call without an answer fails after thirty seconds as if the site were unreachable", async () => {
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(time.signal);
  const asked = new Promise<void>((resolve) => {
    vi.stubGlobal("fetch", (_url: string, { signal }: RequestInit) => {
      resolve();
      return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    });
  });
  const vote = api.futureApps.vote.mutate({ slug: "sleep-stories" }).catch(readApiError);
  await asked;
  expect(timeout.mock.calls).toEqual([[30_000]]);
  time.abort();
  expect(await vote).toMatchObject({ code: "UNREACHABLE" });
});
