// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import superjson from "superjson";
import { afterEach, expect, it, vi } from "vitest";
import { profile } from "@/content/profile";
import { TrpcProvider } from "@/trpc/provider";
import { ChangePasswordForm } from "./settings-forms";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const texts = profile.password;

function draw(hasPassword: boolean) {
  const rest = { email: "noor@example.org", signInAgain: null, onSaved: () => {}, onUnanswered: () => {} };
  return <ChangePasswordForm hasPassword={hasPassword} {...rest} />;
}

function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

it("after a first password is set, the focus stays in the form, which then requires the current password", async () => {
  const answer = [{ result: { data: superjson.serialize({}) } }];
  const site = vi.fn(async (_url: string) => Response.json(answer));
  vi.stubGlobal("fetch", site);
  const { rerender } = render(draw(false), { wrapper: TrpcProvider });
  fill({ [texts.next]: "quiet-water-at-dawn", [texts.again]: "quiet-water-at-dawn" });
  const form = screen.getByLabelText(texts.next).closest("form") as HTMLFormElement;
  fireEvent.submit(form);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(texts.next)));
  const focused = document.activeElement;
  rerender(draw(true));
  expect(document.activeElement).toBe(focused);
  expect(focused?.isConnected).toBe(true);

  fill({ [texts.next]: "still-water-at-dusk", [texts.again]: "still-water-at-dusk" });
  fireEvent.submit(form);
  const current = screen.getByLabelText(texts.current);
  await waitFor(() => expect(current.getAttribute("aria-invalid")).toBe("true"));
  expect(site).toHaveBeenCalledOnce();
  fill({ [texts.current]: "quiet-water-at-dawn" });
  fireEvent.submit(form);
  await waitFor(() => expect(site).toHaveBeenCalledTimes(2));
});
