// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const postTabMessage = vi.hoisted(() => vi.fn());
vi.mock("@/lib/session-events", async (original) => ({ ...(await original<object>()), postTabMessage }));
const member = (id: string) => ({ user: { id, email: `${id}@example.org`, name: null, image: null } });
const visitor = {};

async function openPage(first: object) {
  vi.resetModules();
  const server = { answer: first, ask: vi.fn(), delay: Promise.resolve() };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const { answer } = server;
    server.ask(path, init);
    await server.delay;
    return Response.json(answer);
  });
  const { useSession, refreshSession } = await import("./session");
  const storage = await import("@/lib/tab-storage");
  const { invalidateSession } = await import("@/lib/session-events");
  const mount = () => renderHook(useSession);
  const { result } = mount();
  await expect.poll(() => result.current.status).not.toBe("loading");
  const become = async (answer: object) => {
    server.answer = answer;
    await act(() => refreshSession());
  };
  const state = () => result.current;
  return { ...storage, refreshSession, server, invalidateSession, become, mount, state };
}

const transition = (type: string, persisted: boolean) =>
  act(async () => void window.dispatchEvent(Object.assign(new Event(type), { persisted })));

async function sendFromOtherTab(message: string) {
  const otherTab = new BroadcastChannel("aurea.session");
  otherTab.postMessage(message);
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  otherTab.close();
}

let gone: AbortController;
// The page of a finished test must not receive the next test's messages.
beforeEach(() => {
  sessionStorage.clear();
  postTabMessage.mockReset();
  gone = new AbortController();
  for (const target of [window, document]) {
    const add: EventTarget["addEventListener"] = target.addEventListener.bind(target);
    vi.spyOn(target as EventTarget, "addEventListener").mockImplementation((type, listener) =>
      add(type, listener, { signal: gone.signal }),
    );
  }
});

// The pagehide event closes the page's broadcast channel.
afterEach(() => {
  window.dispatchEvent(new Event("pagehide"));
  gone.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("three concurrent refreshes of the session send only two requests", async () => {
  const { refreshSession, server } = await openPage(visitor);
  expect(server.ask).toHaveBeenCalledTimes(1);
  await act(() => Promise.all([refreshSession(), refreshSession(), refreshSession()]));
  expect(server.ask).toHaveBeenCalledTimes(3);
});

it("the tab's user is the session's member, and changes when another member signs in", async () => {
  const { tabUser, become } = await openPage(member("a"));
  expect(tabUser.get().id).toBe("a");
  await become(member("b"));
  expect(tabUser.get().id).toBe("b");
});

it("a session that disappears without a sign-out counts as ended", async () => {
  const { become, state, clearTabs } = await openPage(member("a"));
  await become(visitor);
  expect(state()).toMatchObject({ status: "signed-out", hasEnded: true });
  await become(visitor);
  expect(state()).toMatchObject({ status: "signed-out", hasEnded: true });
  await become(member("a"));
  act(clearTabs);
  await become(visitor);
  expect(state()).toMatchObject({ status: "signed-out", hasEnded: false });
});

it("a session change is sent to other tabs, unless another tab reported the change", async () => {
  const { become, server, state } = await openPage(visitor);
  await become(visitor);
  expect(postTabMessage).not.toHaveBeenCalled();
  await become(member("a"));
  expect(postTabMessage.mock.calls).toEqual([["changed"]]);
  server.answer = member("b");
  await sendFromOtherTab("changed");
  await expect.poll(() => state().user?.id).toBe("b");
  expect(postTabMessage).toHaveBeenCalledTimes(1);
});

it("the session is requested again after another tab's message, a refused call or a return to the page", async () => {
  const { server, invalidateSession, state } = await openPage(member("a"));
  server.answer = member("b");
  await sendFromOtherTab("changed");
  await expect.poll(() => state().user?.id).toBe("b");
  server.answer = member("c");
  act(invalidateSession);
  await expect.poll(() => state().user?.id).toBe("c");
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 31_000);
  server.answer = visitor;
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => state().status).toBe("signed-out");
});

it.each([
  ["thirty seconds after the last request", 3_000],
  ["after the clock was set back", -3_600_000],
])("the session is requested again when the window gets focus %s, and not before", async (_when, change) => {
  const { server, state } = await openPage(member("a"));
  server.answer = visitor;
  const focusWindow = () => act(async () => void window.dispatchEvent(new Event("focus")));
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 28_000);
  await focusWindow();
  expect(server.ask).toHaveBeenCalledTimes(1);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + change);
  await focusWindow();
  await expect.poll(() => state()).toMatchObject({ status: "signed-out", hasEnded: true });
});

it("a session request in progress at sign-out is cancelled, and its answer is ignored", async () => {
  const { server, state, clearTabs, invalidateSession, refreshSession } = await openPage(member("a"));
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  server.delay = promise;
  act(invalidateSession);
  server.answer = visitor;
  act(clearTabs);
  const refreshed = refreshSession();
  expect(server.ask.mock.lastCall?.[1].signal.aborted).toBe(true);
  arrive();
  await act(() => refreshed);
  expect(state()).toMatchObject({ status: "signed-out", hasEnded: false });
});

it("a sign-out in another tab removes the member's data from this tab", async () => {
  const { server, tabStorage, state } = await openPage(member("a"));
  tabStorage.write("eqArchetype", "guardian");
  server.answer = visitor;
  await sendFromOtherTab("left");
  await expect.poll(() => state()).toMatchObject({ status: "signed-out", hasEnded: false });
  expect(sessionStorage.length).toBe(0);
});

describe("a page that stays visible", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] }));
  const waitMinutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000));

  it("a visible page notices an ended session within about a minute and does not request it again", async () => {
    const { server, state } = await openPage(member("a"));
    const before = state();
    await waitMinutes(1);
    expect(server.ask).toHaveBeenCalledTimes(2);
    expect(state(), "nothing is drawn anew").toBe(before);
    server.answer = visitor;
    await waitMinutes(1);
    await expect.poll(() => state()).toMatchObject({ status: "signed-out", hasEnded: true });
    await waitMinutes(5);
    expect(server.ask).toHaveBeenCalledTimes(3);
  });

  it("a page does not poll the session for a visitor, or for a member while the page is hidden", async () => {
    const visited = await openPage(visitor);
    await waitMinutes(5);
    expect(visited.server.ask).toHaveBeenCalledTimes(1);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const { server } = await openPage(member("a"));
    await waitMinutes(5);
    expect(server.ask).toHaveBeenCalledTimes(1);
  });

  it("a page keeps its member when a later request for the session fails", async () => {
    const { server, state, mount, refreshSession } = await openPage(member("a"));
    server.answer = { user: { id: 1 } };
    await waitMinutes(1);
    vi.setSystemTime(Date.now() + 31_000);
    mount();
    await act(() => refreshSession({ isBackground: true }));
    expect(server.ask).toHaveBeenCalledTimes(4);
    expect(state().user?.id).toBe("a");
  });

  it("a page remembers that its session has ended when later requests for the session fail", async () => {
    const { server, state, become, refreshSession } = await openPage(member("a"));
    await become(visitor);
    server.answer = { user: { id: 1 } };
    await act(() => refreshSession({ isBackground: true }));
    expect(state()).toMatchObject({ status: "signed-out", hasEnded: true });
    await act(() => refreshSession());
    expect(state().status).toBe("error");
    await become(visitor);
    expect(state()).toMatchObject({ status: "signed-out", hasEnded: true });
  });
});

it("the abort signal of a session request fires after thirty seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { ask } = (await openPage(visitor)).server;
  vi.advanceTimersByTime(28_000);
  expect(ask.mock.lastCall?.[1].signal.aborted).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(ask.mock.lastCall?.[1].signal.aborted).toBe(true);
});

it.each(["left", "gone"] as const)(
  "a page that was signed out by another tab's message %j keeps this reason until the next sign-in",
  async (news) => {
    const { server, state, become } = await openPage(member("a"));
    const over = { status: "signed-out", user: null, isDeleted: false };
    server.answer = visitor;
    await sendFromOtherTab(news);
    await expect.poll(state).toEqual({ ...over, hasEnded: false, elsewhere: news });
    await become(member("b"));
    await become(visitor);
    expect(state()).toEqual({ ...over, hasEnded: true, elsewhere: undefined });
  },
);

it("a visitor's page does not report that an account was deleted in another tab", async () => {
  const { state, server } = await openPage(visitor);
  await sendFromOtherTab("gone");
  await expect.poll(() => server.ask).toHaveBeenCalledTimes(2);
  expect(state()).toMatchObject({ elsewhere: undefined });
});

it("a page drops its member's data in the back/forward cache, and requests the session when it is shown again", async () => {
  const { server, state, tabUser } = await openPage(member("a"));
  const { epoch } = tabUser.get();
  await transition("pagehide", true);
  expect(state()).toEqual({ status: "loading", user: null });
  expect(tabUser.get()).toEqual({ id: undefined, epoch: epoch + 1 });
  server.answer = visitor;
  await transition("pageshow", true);
  await expect.poll(() => state().status).toBe("signed-out");
});

it("a visitor's page stays signed out in the back/forward cache, and requests the session when it is shown again", async () => {
  const { server, state } = await openPage(visitor);
  await transition("pagehide", true);
  expect(state().status).toBe("signed-out");
  server.answer = member("b");
  await transition("pageshow", true);
  await expect.poll(() => state().user?.id).toBe("b");
});

it("a page that does not enter the back/forward cache keeps its session", async () => {
  const { server, state } = await openPage(member("a"));
  await transition("pagehide", false);
  expect(state().status).toBe("signed-in");
  await transition("pageshow", false);
  expect(server.ask).toHaveBeenCalledTimes(1);
});
