// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { profile } from "@/content/profile";

const replace = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => {
  const router = { replace, prefetch() {} };
  return { useRouter: () => router, usePathname: () => "/profile" };
});

const site = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("fetch", site.mockReset());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open(answer: object | null) {
  site.mockImplementation(async () => Response.json(answer, { status: answer ? 200 : 503 }));
  const [{ RequireMember }, { refreshSession }] = await Promise.all([
    import("./require-member"),
    import("../session/session"),
  ]);
  const draw = (isReturning: boolean) => (
    <RequireMember isReturning={isReturning} waiting={<p>{profile.checking}</p>}>
      <p>The profile</p>
    </RequireMember>
  );
  const { rerender } = render(draw(false));
  return { refreshSession, returnLater: () => rerender(draw(true)) };
}

test("retrying to load the session sends one request at a time, and each failure is announced", async () => {
  await open(null);
  const failure = await screen.findByRole("alert");
  const answer = Promise.withResolvers<Response>();
  site.mockReset().mockReturnValue(answer.promise);
  const button = screen.getByRole("button", { name: profile.retry });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(site).toHaveBeenCalledOnce();
  answer.resolve(new Response(null, { status: 503 }));
  await waitFor(() => expect(failure.isConnected).toBe(false));
  expect(screen.getByRole("alert").textContent).toBe(failure.textContent);
  expect(button.isConnected).toBe(true);
});

test("the redirect of a visitor to the sign-in loads the page in full if no answer arrives in ten seconds", async () => {
  const load = vi.spyOn(location, "replace").mockReturnValue();
  vi.useFakeTimers();
  await open({});
  await vi.advanceTimersByTimeAsync(100);
  expect(replace).toHaveBeenLastCalledWith("/auth?returnTo=%2Fprofile");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledExactlyOnceWith("/auth?returnTo=%2Fprofile");
});

test.each([
  ["says that the session has ended", false],
  ["waits for the sign-in, if the member has asked for it", true],
])("an open profile %s after the member is signed out", async (_what, isReturning) => {
  const { refreshSession, returnLater } = await open({ user: { id: "a", email: "noor@example.org" } });
  await screen.findByText("The profile");
  if (isReturning) returnLater();
  site.mockImplementation(async () => Response.json({}));
  await refreshSession();
  await waitFor(() => expect(screen.queryByText("The profile")).toBeNull());
  expect(screen.queryByText(profile.ended) === null).toBe(isReturning);
  expect(screen.queryByText(profile.checking) === null).toBe(!isReturning);
});
