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

test("the navigation notice is shown while the page of a clicked link loads slowly", () => {
  const { setPending, text } = follow();
  act(() => vi.advanceTimersByTime(300));
  expect(text()).toBe("");
  act(() => vi.advanceTimersByTime(200));
  expect(text()).toBe("Loading");
  act(() => setPending(false));
  expect(text()).toBe("");
});

test("leaving a page hides its navigation notice, so that the back/forward cache does not restore the notice", () => {
  const { text } = follow();
  act(() => vi.advanceTimersByTime(500));
  expect(text()).toBe("Loading");
  act(() => void window.dispatchEvent(new Event("pagehide")));
  expect(text()).toBe("");
});

test("a link loads its page in full if no answer arrives in ten seconds, and does so again after another click", () => {
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
