// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import superjson from "superjson";
import { afterEach, expect, it, vi } from "vitest";
import { secondFactor } from "@/content/second-factor";
import { TrpcProvider } from "@/trpc/provider";
import { FactorScreen } from "./components/factor-screen";
import { FactorSettings } from "./components/factor-settings";

vi.mock("next/navigation", () => ({ useRouter: () => ({ prefetch() {} }) }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const factors = {
  passkeys: [{ id: "key", name: "My laptop", createdAt: new Date(), lastUsedAt: null }],
  appSince: null,
  recoveryCodes: 10,
  email: "coach@example.org",
  isVerified: false,
  isFresh: true,
  isSignInFresh: true,
};

/** Refuses the named call, after which the factors change to `after`. */
function stubSite(before: object, call: string, reason: string, after: object) {
  let data = { ...factors, ...before };
  vi.stubGlobal("fetch", async (url: string) => {
    if (!url.includes(call)) return Response.json([{ result: { data: superjson.serialize(data) } }]);
    data = { ...data, ...after };
    const error = {
      message: "No",
      code: -32003,
      data: { code: "FORBIDDEN", httpStatus: 403, reason, fields: null },
    };
    return Response.json([{ error: superjson.serialize(error) }], { status: 403 });
  });
}

async function click(name: string | RegExp) {
  const button = await screen.findByRole("button", { name });
  button.focus();
  fireEvent.click(button);
}

function renderScreen(props: Partial<ComponentProps<typeof FactorScreen>>) {
  const defaults = { mustVerifyAgain: true, signInHref: "/auth", signInAgain: null, onVerified: () => {} };
  render(<FactorScreen {...defaults} {...props} />, { wrapper: TrpcProvider });
}

it("the settings offer to confirm the second factor again if a change is refused for an outdated confirmation", async () => {
  stubSite({}, "removePasskey", "factor-needed", { isFresh: false });
  render(<FactorSettings />, { wrapper: TrpcProvider });
  await click(/^Remove ?: My laptop$/);
  const link = await screen.findByRole("link", { name: secondFactor.settings.confirmAction });
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(link)).toBe(true);
});

it("the second factor's page offers to sign in again if setting up an app needs a newer sign-in", async () => {
  stubSite({ passkeys: [] }, "startApp", "stale-session", { isSignInFresh: false });
  const signInAgain = <button type="button">Sign in again</button>;
  renderScreen({ mustVerifyAgain: false, signInAgain });
  await click(secondFactor.app.start);
  const button = await screen.findByRole("button", { name: "Sign in again" });
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(button)).toBe(true);
});

it("after the second factor is verified, nothing can be sent again while the next page loads", async () => {
  stubSite({ passkeys: [], appSince: new Date() }, "no call", "", {});
  const onVerified = vi.fn();
  renderScreen({ onVerified });
  fireEvent.input(await screen.findByLabelText(secondFactor.app.code), { target: { value: "123456" } });
  await click(secondFactor.app.submit);
  await waitFor(() => expect(onVerified).toHaveBeenCalledOnce());
  expect(screen.queryByRole("button")).toBeNull();
});

it.each([
  ["a coach's settings", () => render(<FactorSettings />, { wrapper: TrpcProvider })],
  ["a coach's pages to verify a factor", () => renderScreen({})],
])("%s keep the focus when the factors are loaded again, and announce each failure", async (_where, draw) => {
  stubSite({}, "no call", "", {});
  const answer = fetch;
  const fail = () => Promise.reject(new TypeError("lost"));
  vi.stubGlobal("fetch", fail);
  draw();
  const retry = { name: secondFactor.retry };
  const message = await screen.findByRole("alert", undefined, { timeout: 10_000 });
  const button = screen.getByRole("button", retry);
  act(() => button.focus());
  fireEvent.click(button);
  await waitFor(() => expect(message.isConnected).toBe(false));
  const next = await screen.findByRole("alert", undefined, { timeout: 10_000 });
  expect(next.textContent).toBe(message.textContent);
  expect(document.activeElement?.contains(next)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  vi.stubGlobal("fetch", answer);
  await click(secondFactor.retry);
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});
