import { afterEach, expect, test, vi } from "vitest";
import { readApiError } from "@/lib/api-error";
import { renewalOffers } from "@/lib/renewal";
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

test("on a page of an older release, the first refused query and each refused mutation offer a reload", async () => {
  const data = { code: "NOT_FOUND", httpStatus: 404, reason: "other-release" };
  const error = { json: { message: "Load it again.", code: -32004, data } };
  vi.stubGlobal("fetch", async () => Response.json([{ error }], { status: 404 }));
  const offers = [];
  for (const call of [api.futureApps.list.query, api.futureApps.list.query]) {
    await expect(call()).rejects.toThrow("Load it again.");
    offers.push(renewalOffers.get());
  }
  for (const slug of ["sleep-stories", "eq-vitamins"]) {
    await expect(api.futureApps.vote.mutate({ slug })).rejects.toThrow("Load it again.");
    offers.push(renewalOffers.get());
  }
  expect(offers).toEqual([1, 1, 2, 3]);
});
