// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const postTabMessage = vi.hoisted(() => vi.fn());
vi.mock("@/lib/session-events", async (original) => ({ ...(await original<object>()), postTabMessage }));

const someone = (id: string) => ({ user: { id, email: `${id}@example.org`, name: null, image: null } });
const nobody = {};

/** A page of its own: its modules, and a server that answers what the test says. */
async function openPage(first: object) {
  vi.resetModules();
  const server = { answer: first, ask: vi.fn() };
  vi.stubGlobal("fetch", async (path: string) => {
    server.ask(path);
    return Response.json(server.answer);
  });
  const { useSession, refreshSession } = await import("./session");
  const storage = await import("@/lib/tab-storage");
  const { invalidateSession } = await import("@/lib/session-events");
  const { result } = renderHook(useSession);
  await vi.waitFor(() => expect(result.current.status).not.toBe("loading"));
  const become = async (answer: object) => {
    server.answer = answer;
    await act(() => refreshSession());
  };
  return { ...storage, server, invalidateSession, refreshSession, become, state: () => result.current };
}

const transition = (type: string, persisted: boolean) =>
  act(async () => {
    window.dispatchEvent(Object.assign(new Event(type), { persisted }));
  });

/** Sends a message as another tab would. */
async function sendFromOtherTab(message: string) {
  const otherTab = new BroadcastChannel("aurea.session");
  otherTab.postMessage(message);
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  otherTab.close();
}

let gone = new AbortController();

// The page of one test hears nothing of the next one's.
beforeEach(() => {
  sessionStorage.clear();
  postTabMessage.mockReset();
  gone = new AbortController();
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject | null) =>
        add(type, listener as EventListener, { signal: gone.signal }),
    );
  }
});

afterEach(() => {
  // Closes the page's channel.
  window.dispatchEvent(new Event("pagehide"));
  gone.abort();
  vi.restoreAllMocks();
});

describe("who is signed in", () => {
  it("is asked once by all who look, and once more by who asks during that", async () => {
    const { refreshSession, server } = await openPage(nobody);
    expect(server.ask).toHaveBeenCalledTimes(1);
    await act(() => Promise.all([refreshSession(), refreshSession(), refreshSession()]));
    expect(server.ask).toHaveBeenCalledTimes(3);
  });

  it("is known to the tab's storage before any part of the page hears of it", async () => {
    const { tabUser, become } = await openPage(someone("a"));
    expect(tabUser.get().id).toBe("a");
    await become(someone("b"));
    expect(tabUser.get().id).toBe("b");
  });

  it("has ended where a member is no longer, and has not where they signed out", async () => {
    const { become, state, clearTabs } = await openPage(someone("a"));
    await become(nobody);
    expect(state()).toMatchObject({ status: "signed-out", hasEnded: true });
    await become(nobody);
    expect(state()).toMatchObject({ status: "signed-out", hasEnded: true });
    await become(someone("a"));
    act(clearTabs);
    await become(nobody);
    expect(state()).toMatchObject({ status: "signed-out", hasEnded: false });
  });

  it("is told to the other tabs when it changes, and not what they have told", async () => {
    const { become, server, state } = await openPage(nobody);
    await become(nobody);
    expect(postTabMessage).not.toHaveBeenCalled();
    await become(someone("a"));
    expect(postTabMessage.mock.calls).toEqual([["changed"]]);
    server.answer = someone("b");
    await sendFromOtherTab("changed");
    await vi.waitFor(() => expect(state().user?.id).toBe("b"));
    expect(postTabMessage).toHaveBeenCalledTimes(1);
  });

  it("is asked again when another tab tells, a call was refused or the page is seen again", async () => {
    const { server, invalidateSession, state } = await openPage(someone("a"));
    server.answer = someone("b");
    await sendFromOtherTab("changed");
    await vi.waitFor(() => expect(state().user?.id).toBe("b"));
    server.answer = someone("c");
    act(invalidateSession);
    await vi.waitFor(() => expect(state().user?.id).toBe("c"));
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 31_000);
    server.answer = nobody;
    await act(async () => document.dispatchEvent(new Event("visibilitychange")));
    await vi.waitFor(() => expect(state().status).toBe("signed-out"));
  });

  it("is asked again when the window is gone back to, though not at every turn", async () => {
    const { server, state } = await openPage(someone("a"));
    server.answer = nobody;
    const goBack = () => act(async () => void window.dispatchEvent(new Event("focus")));
    await goBack();
    expect(server.ask).toHaveBeenCalledTimes(1);
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 31_000);
    await goBack();
    await vi.waitFor(() => expect(state()).toMatchObject({ status: "signed-out", hasEnded: true }));
  });

  it("takes the member's things away at once when another tab says that they signed out", async () => {
    const { server, tabStorage, state } = await openPage(someone("a"));
    tabStorage.write("eqArchetype", "guardian");
    server.answer = nobody;
    await sendFromOtherTab("left");
    await vi.waitFor(() => expect(state()).toMatchObject({ status: "signed-out", hasEnded: false }));
    expect(sessionStorage.length).toBe(0);
  });
});

describe("a page that stays in view", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] }));
  afterEach(() => void vi.useRealTimers());
  const waitMinutes = (count: number) =>
    act(async () => void (await vi.advanceTimersByTimeAsync(count * 60_000)));

  it("hears within a minute or so that its member's session has ended elsewhere, and then asks no more", async () => {
    const { server, state } = await openPage(someone("a"));
    const before = state();
    await waitMinutes(1);
    expect(server.ask).toHaveBeenCalledTimes(2);
    expect(state(), "nothing is drawn anew").toBe(before);
    server.answer = nobody;
    await waitMinutes(1);
    await vi.waitFor(() => expect(state()).toMatchObject({ status: "signed-out", hasEnded: true }));
    await waitMinutes(5);
    expect(server.ask).toHaveBeenCalledTimes(3);
  });

  it("asks nothing for a visitor, nor where nobody sees it", async () => {
    const visited = await openPage(nobody);
    await waitMinutes(5);
    expect(visited.server.ask).toHaveBeenCalledTimes(1);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const { server } = await openPage(someone("a"));
    await waitMinutes(5);
    expect(server.ask).toHaveBeenCalledTimes(1);
  });

  it("keeps its member where the server cannot be asked", async () => {
    const { server, state } = await openPage(someone("a"));
    server.answer = { user: { id: 1 } };
    await waitMinutes(1);
    expect(server.ask).toHaveBeenCalledTimes(2);
    expect(state().user?.id).toBe("a");
  });
});

describe("what a member did in another tab", () => {
  it.each(["left", "gone"] as const)("is told as what it was: %s", async (news) => {
    const { server, state, become } = await openPage(someone("a"));
    server.answer = nobody;
    await sendFromOtherTab(news);
    await vi.waitFor(() =>
      expect(state()).toEqual({ status: "signed-out", user: null, hasEnded: false, elsewhere: news }),
    );
    await become(someone("b"));
    await become(nobody);
    expect(state()).toEqual({ status: "signed-out", user: null, hasEnded: true, elsewhere: undefined });
  });

  it("is nothing to a page that knew of no member", async () => {
    const { state, server } = await openPage(nobody);
    await sendFromOtherTab("gone");
    await vi.waitFor(() => expect(server.ask).toHaveBeenCalledTimes(2));
    expect(state()).toMatchObject({ elsewhere: undefined });
  });
});

describe("a page that the browser keeps to show again", () => {
  it("holds no member while it lies there, and asks when it is shown", async () => {
    const { server, state, tabUser } = await openPage(someone("a"));
    const { epoch } = tabUser.get();
    await transition("pagehide", true);
    expect(state()).toEqual({ status: "loading", user: null });
    expect(tabUser.get()).toEqual({ id: undefined, epoch: epoch + 1 });
    server.answer = nobody;
    await transition("pageshow", true);
    await vi.waitFor(() => expect(state().status).toBe("signed-out"));
  });

  it("asks also where a visitor left it, and stays as it was meanwhile", async () => {
    const { server, state } = await openPage(nobody);
    await transition("pagehide", true);
    expect(state().status).toBe("signed-out");
    server.answer = someone("b");
    await transition("pageshow", true);
    await vi.waitFor(() => expect(state().user?.id).toBe("b"));
  });

  it("is left alone where the browser throws it away or loads it anew", async () => {
    const { server, state } = await openPage(someone("a"));
    await transition("pagehide", false);
    expect(state().status).toBe("signed-in");
    await transition("pageshow", false);
    expect(server.ask).toHaveBeenCalledTimes(1);
  });
});
