// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import superjson from "superjson";
import { afterEach, expect, it, vi } from "vitest";
import { secondFactor } from "@/content/second-factor";
import { TrpcProvider } from "@/trpc/provider";
import { FactorSettings } from "./factor-settings";

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
  isVerified: true,
  isFresh: true,
  isSignInFresh: false,
};
const refusal = {
  message: "Please confirm",
  code: -32003,
  data: { code: "FORBIDDEN", httpStatus: 403, reason: "factor-needed", fields: null, challenge: null },
};

it("the settings offer to confirm the second factor again when a change is refused because that was too long ago", async () => {
  let isFresh = true;
  vi.stubGlobal("fetch", (url: string) => {
    if (!url.includes("removePasskey"))
      return Promise.resolve(
        Response.json([{ result: { data: superjson.serialize({ ...factors, isFresh }) } }]),
      );
    isFresh = false;
    return Promise.resolve(Response.json([{ error: superjson.serialize(refusal) }], { status: 403 }));
  });
  render(
    <TrpcProvider>
      <FactorSettings />
    </TrpcProvider>,
  );
  const remove = await screen.findByRole("button", { name: secondFactor.settings.remove });
  remove.focus();
  fireEvent.click(remove);
  await screen.findByText(secondFactor.settings.confirm);
  expect(screen.getByRole("link", { name: secondFactor.settings.confirmAction })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.contains(screen.getByRole("list"))).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});
