// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { onTabMessage, postTabMessage } from "./session-events";

const otherTab = new BroadcastChannel("aurea.session");

afterEach(() => {
  otherTab.onmessage = null;
});

it("a posted message reaches other tabs", async () => {
  const received = vi.fn();
  otherTab.onmessage = ({ data }) => received(data);
  postTabMessage("left");
  await expect.poll(() => received.mock.calls).toEqual([["left"]]);
});

it("a tab receives the known messages of other tabs, but not its own messages", async () => {
  const received = vi.fn();
  onTabMessage(received);
  postTabMessage("left");
  otherTab.postMessage("something else");
  otherTab.postMessage("changed");
  await expect.poll(() => received.mock.calls).toEqual([["changed"]]);
});

it("a page in the back/forward cache receives no messages", async () => {
  const received = vi.fn();
  onTabMessage(received);
  window.dispatchEvent(new Event("pagehide"));
  otherTab.postMessage("left");
  await new Promise((resolve) => setTimeout(resolve, 20));
  window.dispatchEvent(new Event("pageshow"));
  otherTab.postMessage("changed");
  await expect.poll(() => received.mock.calls).toEqual([["changed"]]);
});

it("sending and awaiting tab messages causes no error in a browser that forbids broadcast channels", () => {
  const tried = vi.fn();
  class ForbiddenChannel {
    constructor() {
      tried();
      throw new DOMException("The operation is insecure.", "SecurityError");
    }
  }
  vi.stubGlobal("BroadcastChannel", ForbiddenChannel);
  window.dispatchEvent(new Event("pagehide"));
  onTabMessage(() => {});
  postTabMessage("left");
  expect(tried).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
