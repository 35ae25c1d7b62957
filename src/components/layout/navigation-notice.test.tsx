// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PageLink } from "../ui/page-link";
import { NavigationNotice } from "./navigation-notice";

const { status } = vi.hoisted(() => ({ status: { pending: false } }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ prefetch: () => {} }) }));
vi.mock("next/link", () => ({
  default: ({
    href,
    children,
    onNavigate,
  }: {
    href: string;
    children: ReactNode;
    onNavigate: () => void;
  }) => (
    <a href={href} onClick={onNavigate}>
      {children}
    </a>
  ),
  useLinkStatus: () => status,
}));

const createPage = () => (
  <>
    <NavigationNotice text="Loading" look="" />
    <PageLink href="/pricing">Pricing</PageLink>
  </>
);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Renders the link while its page is loading. */
function follow() {
  status.pending = false;
  const { rerender } = render(createPage());
  const setPending = (pending: boolean) => {
    status.pending = pending;
    rerender(createPage());
  };
  setPending(true);
  return { setPending, text: () => screen.getByRole("status").textContent };
}

test("the notice is shown while the page of a link takes long to load", () => {
  const { setPending, text } = follow();
  act(() => vi.advanceTimersByTime(300));
  expect(text()).toBe("");
  act(() => vi.advanceTimersByTime(200));
  expect(text()).toBe("Loading");
  act(() => setPending(false));
  expect(text()).toBe("");
});

test("the navigation notice is hidden when the page is left, so a page restored from the back/forward cache does not show it", () => {
  const { text } = follow();
  act(() => vi.advanceTimersByTime(500));
  expect(text()).toBe("Loading");
  act(() => void window.dispatchEvent(new Event("pagehide")));
  expect(text()).toBe("");
});

test("after ten seconds the notice ends and the page is loaded in full; if the user stops that load, the link can be clicked again", () => {
  const assign = vi.spyOn(location, "assign").mockReturnValue();
  const { text } = follow();
  act(() => vi.advanceTimersByTime(5_000));
  // A second click does not restart the ten seconds.
  fireEvent.click(screen.getByRole("link"));
  expect(text()).toBe("Loading");
  act(() => vi.advanceTimersByTime(4_900));
  expect(text()).toBe("Loading");
  expect(assign).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(200));
  expect(text()).toBe("");
  expect(assign.mock.calls).toEqual([["/pricing"]]);
  fireEvent.click(screen.getByRole("link"));
  act(() => vi.advanceTimersByTime(9_900));
  expect(text()).toBe("Loading");
  act(() => vi.advanceTimersByTime(200));
  expect(text()).toBe("");
  expect(assign).toHaveBeenCalledTimes(2);
});
