// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RefreshOutdatedShell } from "./page-effects";

const { router } = vi.hoisted(() => ({ router: { refresh: vi.fn() } }));
vi.mock("next/navigation", () => ({ useRouter: () => router }));

/** Replaces the metadata as Next does when a visitor opens another page. */
async function openPage(version: string) {
  document.head.replaceChildren();
  const meta = document.createElement("meta");
  meta.name = "content-version";
  meta.content = version;
  await new Promise((resolve) => setTimeout(resolve));
  document.head.append(meta);
  await new Promise((resolve) => setTimeout(resolve));
}

afterEach(cleanup);
beforeEach(() => {
  vi.clearAllMocks();
  document.head.replaceChildren();
  document.documentElement.lang = "en-GB";
});

test("a translated page with an outdated banner and footer is reloaded in full, because React cannot refresh it", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  render(<RefreshOutdatedShell version="1" />);
  document.documentElement.lang = "de";
  await openPage("2");
  expect(router.refresh).toHaveBeenCalledTimes(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("the banner and the footer are refreshed once when a page of another content version is opened", async () => {
  const { rerender } = render(<RefreshOutdatedShell version="1" />);
  await openPage("1");
  expect(router.refresh).toHaveBeenCalledTimes(0);
  await openPage("2");
  await openPage("2");
  expect(router.refresh).toHaveBeenCalledTimes(1);
  rerender(<RefreshOutdatedShell version="2" />);
  expect(router.refresh).toHaveBeenCalledTimes(1);
});
