import { createStore, useStore } from "@/lib/create-store";
import { isRecord } from "@/lib/is-record";
import { invalidations, onTabMessage, postTabMessage } from "@/lib/session-events";
import { clearOwned, setTabUser, tabUser } from "@/lib/tab-storage";
import { timeoutMs } from "@/trpc/timeout";

export type SessionUser = {
  id: string;
  name: string | null;
  email: string;
  image: string | null;
  /** Only for links and redirects: the server checks access itself. */
  isCoach: boolean;
};

/** Why the session ended in another tab: the member signed out or deleted the account. */
export type Elsewhere = "left" | "gone";

export type SessionState = {
  /** A member was signed in and did not sign out on this page. */
  hasEnded?: boolean;
  elsewhere?: Elsewhere;
  isDeleted?: boolean;
  /** The request got no readable response. */
  isUnreachable?: boolean;
} & ({ status: "signed-in"; user: SessionUser } | { status: "loading" | "signed-out" | "error"; user: null });

const staleMs = 30_000;
const pollMs = 60_000;

const store = createStore<SessionState>({ status: "loading", user: null });
let fetchedAt = 0;
let running: Promise<SessionState> | null = null;
let queued: Promise<SessionState> | null = null;
let cancel = () => {};
let isListening = false;
// Prevents sending a message about a change that came from another tab.
let isFromOtherTab = false;
let elsewhere: Elsewhere | undefined;
let hasEnded = false;

function textOrNull(value: unknown) {
  return typeof value === "string" ? value : null;
}

function parseUser(body: unknown): SessionUser | null {
  const user = (body as { user?: Record<string, unknown> } | null)?.user;
  if (!user) return null;
  const { id, email, name, image, isCoach } = user;
  if (typeof id !== "string" || typeof email !== "string") throw new Error("unreadable session");
  return { id, email, name: textOrNull(name), image: textOrNull(image), isCoach: isCoach === true };
}

async function fetchSession(): Promise<SessionState> {
  const controller = new AbortController();
  const { signal } = controller;
  cancel = () => controller.abort();
  setTimeout(cancel, timeoutMs);
  try {
    const response = await fetch("/api/auth/session", { headers: { accept: "application/json" }, signal });
    if (!response.ok) return { status: "error", user: null };
    const body = await response.json();
    const user = parseUser(body);
    if (user) return { status: "signed-in", user };
    return { status: "signed-out", user: null, isDeleted: isRecord(body) && body.isDeleted === true };
  } catch {
    return { status: "error", user: null, isUnreachable: true };
  }
}

/** Sets the tab's user first, so that storage is locked before any part of the page renders. */
function applySession(loaded: SessionState): SessionState {
  const before = store.get();
  const { id: idBefore } = tabUser.get();
  let next = loaded;
  if (loaded.status === "signed-in") {
    setTabUser(loaded.user.id);
    elsewhere = undefined;
    hasEnded = false;
  }
  if (loaded.status === "signed-out") {
    hasEnded ||= Boolean(idBefore);
    setTabUser(null);
    next = { ...loaded, hasEnded, elsewhere };
  }
  // An unchanged state causes no rerender.
  if (JSON.stringify(next) !== JSON.stringify(before)) store.set(next);
  if (idBefore !== undefined && tabUser.get().id !== idBefore && !isFromOtherTab) postTabMessage("changed");
  isFromOtherTab = false;
  return next;
}

/** `isBackground` keeps a known state if the request fails. */
type LoadOptions = { isBackground?: boolean };

function loadSession({ isBackground }: LoadOptions = {}): Promise<SessionState> {
  running ??= fetchSession().then((loaded) => {
    running = null;
    fetchedAt = Date.now();
    const before = store.get();
    if (queued) return before;
    const isKnown = before.status === "signed-in" || before.status === "signed-out";
    if (isBackground && loaded.status === "error" && isKnown) return before;
    return applySession(loaded);
  });
  return running;
}

/**
 * Loads the session. A call during a request cancels that request, whose response may be outdated, and shares one new
 * request with other such calls.
 */
export function refreshSession(how?: LoadOptions): Promise<SessionState> {
  if (!running) return loadSession(how);
  cancel();
  queued ??= running.then(() => {
    queued = null;
    return loadSession(how);
  });
  return queued;
}

/** Returns the current state if the session is not known in time. */
export function waitForSession(withinMs: number): Promise<SessionState> {
  const known = store.get();
  if (!running && known.status !== "loading") return Promise.resolve(known);
  const loading = running ?? loadSession();
  const timeout = new Promise<SessionState>((resolve) => setTimeout(() => resolve(store.get()), withinMs));
  return Promise.race([loading, timeout]);
}

/** A negative age counts too, because the clock may have been set back. */
const isStale = () => Math.abs(Date.now() - fetchedAt) > staleMs;

function refreshIfStale() {
  if (document.visibilityState === "visible" && isStale()) void loadSession({ isBackground: true });
}

// Polls, so that a page that stays visible notices when its session was ended on another device or can be loaded again.
function poll() {
  if (["signed-in", "error"].includes(store.get().status)) refreshIfStale();
}

/** The back/forward cache must not keep the member's data, so a restored page loads the session again. */
function onPageHide({ persisted }: PageTransitionEvent) {
  if (!persisted || store.get().status !== "signed-in") return;
  fetchedAt = 0;
  setTabUser(undefined);
  store.set({ status: "loading", user: null });
}

function listen() {
  isListening = true;
  window.addEventListener("pagehide", onPageHide);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void refreshSession();
  });
  document.addEventListener("visibilitychange", refreshIfStale);
  window.addEventListener("focus", refreshIfStale);
  setInterval(poll, pollMs);
  invalidations.subscribe(() => void refreshSession());
  onTabMessage((message) => {
    if (message !== "changed") {
      if (tabUser.get().id) elsewhere = message;
      clearOwned();
    }
    isFromOtherTab = true;
    void refreshSession();
  });
}

function subscribe(onChange: () => void) {
  if (!isListening) listen();
  if (isStale()) void loadSession({ isBackground: true });
  return store.subscribe(onChange);
}

const loadingStore = { ...store, subscribe };

/** Returns "loading" in prerendered markup and until the server has answered. */
export function useSession(): SessionState {
  return useStore(loadingStore);
}
