// @vitest-environment happy-dom
import { MutationCache, QueryClient, QueryClientProvider, useMutation } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { TRPCClientError } from "@trpc/client";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { unreachable } from "@/content/load-failures";
import { invalidations } from "@/lib/session-events";
import { redirectIfUnauthorized } from "../refusals";
import { useChange } from "./use-change";

const refresh = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

afterEach(cleanup);

function setUp(send: (to: string) => Promise<unknown>) {
  refresh.mockClear();
  const mutationCache = new MutationCache({ onError: redirectIfUnauthorized });
  const queryClient = new QueryClient({ mutationCache });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useChange(useMutation({ mutationFn: send })), { wrapper });
  return { result };
}

it("a change at the Desk shows its progress, ignores a second change until it is done, and then refreshes the page", async () => {
  const { promise, resolve: answer } = Promise.withResolvers();
  const send = vi.fn(() => promise);
  const { result } = setUp(send);
  const onDone = vi.fn();
  act(() => {
    void result.current.change("a", onDone);
    void result.current.change("b", onDone);
  });
  await waitFor(() => expect(result.current.isBusy).toBe(true));
  expect(refresh).not.toHaveBeenCalled();
  answer(null);
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(result.current.isBusy).toBe(false));
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(send.mock.calls.map((given) => given.at(0))).toEqual(["a"]);
});

function refusal(reason: string | null, message: string, fields: object | null = null, code = "CONFLICT") {
  const data = { code, httpStatus: 409, reason, fields };
  return TRPCClientError.from({ error: { code: -32009, message, data } });
}

it("a failed change at the Desk shows a message until it is cleared, and marks a conflict with another coach", async () => {
  const moved = refusal("changed-meanwhile", "It has moved.");
  const { result } = setUp((to) => Promise.reject(to === "a" ? moved : new TypeError("away")));
  const onDone = vi.fn();
  const onConflict = vi.fn();
  await act(() => result.current.change("a", onDone, onConflict));
  expect(onConflict).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(result.current.failure).toEqual({ isConflict: true, message: "It has moved." }));
  act(() => result.current.clear());
  await waitFor(() => expect(result.current.failure).toBeNull());
  await act(() => result.current.change("b", onDone, onConflict));
  expect(onConflict).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(result.current.failure).toEqual({ isConflict: false, message: unreachable }));
  expect(onDone).not.toHaveBeenCalled();
  expect(refresh).not.toHaveBeenCalled();
});

it("a Desk change invalidates an ended session, and reloads the page if a second factor is needed", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
  const { result } = setUp((reason) => Promise.reject(refusal(reason, "Not now.")));
  const doubts = invalidations.get();
  const onDone = vi.fn();
  const changed = await act(() => result.current.change("changed-meanwhile", onDone));
  expect([changed, invalidations.get(), reload.mock.calls.length]).toEqual([false, doubts, 0]);
  await act(() => result.current.change("signed-out", onDone));
  expect([invalidations.get(), reload.mock.calls.length]).toEqual([doubts + 1, 0]);
  await act(() => result.current.change("factor-needed", onDone));
  expect([invalidations.get(), reload.mock.calls.length]).toEqual([doubts + 1, 1]);
  expect(onDone).not.toHaveBeenCalled();
});

it("a Desk change by a user who is no longer a coach reloads the page; a change of a deleted record does not", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
  reload.mockClear();
  const { result } = setUp((to) =>
    Promise.reject(refusal(to === "deleted" ? "not-there" : null, "Nothing here.", null, "NOT_FOUND")),
  );
  await act(() => result.current.change("deleted", vi.fn()));
  expect(reload).not.toHaveBeenCalled();
  await act(() => result.current.change("no-coach", vi.fn()));
  expect(reload).toHaveBeenCalledTimes(1);
});

it("a change at the Desk with an invalid input shows the message of the invalid field", async () => {
  const fields = { formErrors: [], fieldErrors: { ids: ["At most 1,000 people."] } };
  const { result } = setUp(() => Promise.reject(refusal(null, "Please check the fields.", fields)));
  await act(() => result.current.change("a", () => {}));
  await waitFor(() => expect(result.current.failure?.message).toBe("At most 1,000 people."));
});
