// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PageLink } from "../ui/page-link";
import { NavigationNotice } from "./navigation-notice";

const { status } = vi.hoisted(() => ({ status: { pending: false } }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ prefetch: () => {} }) }));
vi.mock("next/link", () => ({
  default: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
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

test("the notice is gone when the browser shows a page again that a full page load has replaced", () => {
  const { text } = follow();
  act(() => vi.advanceTimersByTime(500));
  expect(text()).toBe("Loading");
  act(() => void window.dispatchEvent(new Event("pagehide")));
  expect(text()).toBe("");
});
