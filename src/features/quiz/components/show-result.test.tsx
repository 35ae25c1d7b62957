// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { archetypeIds } from "@/content/archetypes";
import { recordOf } from "@/lib/record-of";
import { setTabUser } from "@/lib/tab-storage";
import { ShowResult } from "./show-result";

const fetchSavedResult = vi.hoisted(() => vi.fn());
vi.mock("../save-result", () => ({ fetchSavedResult }));
vi.mock("next/navigation", () => {
  const router = { replace() {} };
  return { useRouter: () => router };
});

test("the focus stays on “Try again” while a saved result fails to load, and moves to the heading when it has loaded", async () => {
  setTabUser("noor");
  fetchSavedResult.mockRejectedValue(new Error("unreachable"));
  const view = <h1 tabIndex={-1}>Result</h1>;
  const views = recordOf(archetypeIds, () => view);
  render(<ShowResult views={views} waiting={<p>Wait</p>} isSessionLoaded />);
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
