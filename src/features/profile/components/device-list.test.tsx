// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import superjson from "superjson";
import { afterEach, expect, it, vi } from "vitest";
import { TrpcProvider, trpc } from "@/trpc/provider";
import { DeviceList } from "./device-list";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const { profile } = trpc.useUtils();
  return (
    <>
      <DeviceList />
      <button type="button" onClick={() => void profile.invalidate()}>
        Reload
      </button>
    </>
  );
}

const makeDevice = (id: string) => ({
  id,
  browser: "Firefox",
  system: "Linux",
  signedInAt: new Date(),
  lastSeenAt: new Date(),
  isCurrent: id === "here",
});

it("the focus moves to the list of devices when a device is signed out, and not when the list changes later", async () => {
  let devices = ["here", "there"].map(makeDevice);
  vi.stubGlobal("fetch", (url: string) => {
    if (url.includes("endSession")) devices = [makeDevice("here")];
    return Promise.resolve(Response.json([{ result: { data: superjson.serialize(devices) } }]));
  });
  render(<Page />, { wrapper: TrpcProvider });
  fireEvent.click(await screen.findByRole("button", { name: /^Sign out ?: / }));
  const list = screen.getByRole("list");
  await waitFor(() => expect(document.activeElement).toBe(list));
  act(() => list.blur());
  devices = ["here", "elsewhere"].map(makeDevice);
  fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  expect(document.activeElement).toBe(document.body);
});

it("the second click of a double click signs out no other device", async () => {
  const site = vi.fn((_url: string) => {
    const data = superjson.serialize(["here", "there"].map(makeDevice));
    return Promise.resolve(Response.json([{ result: { data } }]));
  });
  vi.stubGlobal("fetch", site);
  render(<Page />, { wrapper: TrpcProvider });
  const button = await screen.findByRole("button", { name: /^Sign out ?: / });
  fireEvent.click(button, { detail: 2 });
  fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  await waitFor(() => expect(site).toHaveBeenCalledTimes(2));
  expect(site.mock.calls.some(([url]) => url.includes("endSession"))).toBe(false);
});

it("after a retry to load the devices, the focus is on the error or, if the retry succeeds, on the list", async () => {
  const answer = [{ result: { data: superjson.serialize([makeDevice("here")]) } }];
  const site = vi.fn(() => Promise.reject<Response>(new TypeError("lost")));
  vi.stubGlobal("fetch", site);
  render(<DeviceList />, { wrapper: TrpcProvider });

  async function retry() {
    const button = await screen.findByRole("button", { name: "Try again" }, { timeout: 10_000 });
    act(() => button.focus());
    fireEvent.click(button);
    await screen.findByText("Loading your devices...");
  }

  await retry();
  const failure = await screen.findByRole("alert", undefined, { timeout: 10_000 });
  expect(document.activeElement).toBe(failure.parentElement);
  site.mockImplementation(() => Promise.resolve(Response.json(answer)));
  await retry();
  const list = await screen.findByRole("list");
  expect(document.activeElement).toBe(list);
});
