// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { google } from "@/content/google";
import { GoogleButton } from "./google-button";

test("if Google sign-in is not set up, the Google button says so and opens no popup", () => {
  const open = vi.spyOn(window, "open");
  onTestFinished(() => open.mockRestore());
  const onStart = vi.fn();
  render(<GoogleButton isOffered={false} onStart={onStart} onResult={vi.fn()} onLinkNeeded={vi.fn()} />);
  expect(screen.queryByText(google.unconfigured)).not.toBeNull();
  fireEvent.click(screen.getByRole("button", { name: google.button }));
  expect(onStart).not.toHaveBeenCalled();
  expect(open).not.toHaveBeenCalled();
});
