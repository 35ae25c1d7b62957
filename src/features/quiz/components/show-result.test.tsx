// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { archetypeIds } from "@/content/archetypes";
import { renewal } from "@/content/renewal";
import { recordOf } from "@/lib/record-of";
import { renewalOffers, showRenewal } from "@/lib/renewal";
import { setTabUser } from "@/lib/tab-storage";
import { ShowResult } from "./show-result";

const fetchSavedResult = vi.hoisted(() => vi.fn());
vi.mock("../save-result", () => ({ fetchSavedResult }));
const replace = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => {
  const router = { replace };
  return { useRouter: () => router };
});

afterEach(cleanup);

test("the focus stays on “Try again” while a saved result fails to load, and moves to the heading when it has loaded", async () => {
  setTabUser("noor");
  fetchSavedResult.mockRejectedValue(new Error("unreachable"));
  const view = <h1 tabIndex={-1}>Result</h1>;
  const views = recordOf(archetypeIds, () => view);
  render(<ShowResult views={views} waiting={<p>Wait</p>} isSessionLoaded hasFailed={false} />);
  const again = await screen.findByRole("button", { name: "Try again" });
  const failure = screen.getByRole("alert");
  again.focus();
  fireEvent.click(again);
  // Screen readers announce the same message again only in a new element.
  await waitFor(() => expect(failure.isConnected).toBe(false));
  expect(screen.getByRole("alert").textContent).toBe(failure.textContent);
  expect(document.activeElement).toBe(again);
  fetchSavedResult.mockResolvedValue("architect");
  fireEvent.click(again);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.queryByRole("heading", { level: 1, name: "Result" })),
  );
});

test("a result that is shown after a failure leaves the focus where the reader has moved it", async () => {
  setTabUser("noor");
  fetchSavedResult.mockResolvedValue("architect");
  const views = recordOf(archetypeIds, () => <h1 tabIndex={-1}>Result</h1>);
  render(
    <>
      <button type="button">Menu</button>
      <ShowResult views={views} waiting={<p>Wait</p>} isSessionLoaded hasFailed />
    </>,
  );
  const menu = screen.getByRole("button", { name: "Menu" });
  menu.focus();
  await screen.findByRole("heading", { level: 1, name: "Result" });
  expect(document.activeElement).toBe(menu);
});

test("a page of an earlier release that cannot load a result explains the new release and offers a reload", async () => {
  setTabUser("noor");
  fetchSavedResult.mockImplementation(async () => {
    showRenewal();
    throw new Error("a script is gone");
  });
  const views = recordOf(archetypeIds, () => <h1>Result</h1>);
  render(<ShowResult views={views} waiting={<p>Wait</p>} isSessionLoaded hasFailed={false} />);
  expect((await screen.findByRole("alert")).textContent).toBe(renewal.text);
  expect(renewalOffers.get()).toBe(2);
});

test("the redirect to the quiz loads the page in full if no answer arrives in ten seconds", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const load = vi.spyOn(location, "replace").mockReturnValue();
  setTabUser(null);
  const views = recordOf(archetypeIds, () => <h1>Result</h1>);
  render(<ShowResult views={views} waiting={<p>Wait</p>} isSessionLoaded hasFailed={false} />);
  expect(replace).toHaveBeenLastCalledWith("/eq-assessment");
  vi.advanceTimersByTime(9_000);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(load).toHaveBeenCalledExactlyOnceWith("/eq-assessment");
});
