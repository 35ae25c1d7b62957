"use client";

import { announce, hearNews } from "@/lib/browser-news";
import { createStore } from "@/lib/create-store";
import { sessionDoubts } from "@/lib/session-doubt";
import { forgetOwner, setTabReader, tabReader } from "@/lib/tab-storage";
import { useStore } from "@/lib/use-store";

export type SessionUser = {
  id: string;
  name: string | null;
  email: string;
  image: string | null;
  /** whether the Desk is there for them; the server asks for itself */
  isCoach: boolean;
};

/** What ended it in another window: they signed out, or deleted their account. */
export type Elsewhere = "left" | "gone";

/** A member was signed in here and is no longer: hasEnded, without having signed out, or by what they did in another window. */
export type SessionState =
  | { status: "loading"; user: null }
  | { status: "signed-out"; user: null; hasEnded?: boolean; elsewhere?: Elsewhere }
  | { status: "signed-in"; user: SessionUser }
  | { status: "error"; user: null };

const maxAge = 30_000;
const checkEvery = 60_000;

const store = createStore<SessionState>({ status: "loading", user: null });
let readAt = 0;
let reading: Promise<SessionState> | null = null;
let following: Promise<SessionState> | null = null;
let hasBegun = false;
// Whether another tab has told of it, which then knows.
let isTold = false;
let elsewhere: Elsewhere | undefined;

function textOrNull(value: unknown) {
  return typeof value === "string" ? value : null;
}

// A strange answer is an error of the site, not a reason for a page to fall over.
function readUser(body: unknown): SessionUser | null {
  const user = (body as { user?: Record<string, unknown> } | null)?.user;
  if (!user) return null;
  if (typeof user.id !== "string" || typeof user.email !== "string") throw new Error("unreadable session");
  const isCoach = user.isCoach === true;
  return {
    id: user.id,
    email: user.email,
    name: textOrNull(user.name),
    image: textOrNull(user.image),
    isCoach,
  };
}

async function read(): Promise<SessionState> {
  try {
    const response = await fetch("/api/auth/session", { headers: { accept: "application/json" } });
    if (!response.ok) return { status: "error", user: null };
    const user = readUser(await response.json());
    return user ? { status: "signed-in", user } : { status: "signed-out", user: null };
  } catch {
    return { status: "error", user: null };
  }
}

// Before the page hears of it: by then the tab is closed to whoever it is not for.
function take(next: SessionState): SessionState {
  const { member } = tabReader.get();
  if (next.status === "signed-in") {
    setTabReader(next.user.id);
    elsewhere = undefined;
  }
  if (next.status !== "signed-out") return next;
  const before = store.get();
  const hasEnded = Boolean(member) || (before.status === "signed-out" && before.hasEnded);
  setTabReader(null);
  return { ...next, hasEnded, elsewhere };
}

// The same answer as before draws nothing anew.
function show(next: SessionState) {
  if (JSON.stringify(next) !== JSON.stringify(store.get())) store.set(next);
}

function look({ isUnasked = false } = {}): Promise<SessionState> {
  reading ??= read().then((answer) => {
    reading = null;
    readAt = Date.now();
    // Under a member's hands nothing is taken away because a check that nobody asked for failed.
    if (isUnasked && answer.status === "error" && store.get().status === "signed-in") return store.get();
    const before = tabReader.get().member;
    const next = take(answer);
    show(next);
    const { member } = tabReader.get();
    if (before !== undefined && member !== before && !isTold) announce("changed");
    isTold = false;
    return next;
  });
  return reading;
}

/** Asks the server who is signed in from now on and tells every part of the page; one request however many ask. */
export function refreshSession(): Promise<SessionState> {
  if (!reading) return look();
  // What is under way may be answered as of before.
  following ??= reading.then(() => {
    following = null;
    return look();
  });
  return following;
}

/** Who is signed in, once that is known; after so long, what is known by then. */
export function settledSession(withinMs: number): Promise<SessionState> {
  const asked = reading ?? (store.get().status === "loading" ? look() : Promise.resolve(store.get()));
  const late = new Promise<SessionState>((resolve) => setTimeout(() => resolve(store.get()), withinMs));
  return Promise.race([asked, late]);
}

const isOld = () => Date.now() - readAt > maxAge;

function lookIfOld() {
  if (document.visibilityState === "visible" && isOld()) void look({ isUnasked: true });
}

// What is seen beside another window is told by nothing when another device ends it.
function check() {
  if (store.get().status === "signed-in") lookIfOld();
}

/** A page that the browser may keep to show again holds nothing of a member; shown again, it asks first. */
function onPageHide({ persisted }: PageTransitionEvent) {
  if (!persisted || store.get().status !== "signed-in") return;
  readAt = 0;
  setTabReader(undefined);
  store.set({ status: "loading", user: null });
}

function begin() {
  hasBegun = true;
  window.addEventListener("pagehide", onPageHide);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void refreshSession();
  });
  document.addEventListener("visibilitychange", lookIfOld);
  window.addEventListener("focus", lookIfOld);
  setInterval(check, checkEvery);
  sessionDoubts.subscribe(() => void refreshSession());
  hearNews((news) => {
    if (news !== "changed") {
      if (tabReader.get().member) elsewhere = news;
      forgetOwner();
    }
    isTold = true;
    void refreshSession();
  });
}

function subscribe(onChange: () => void) {
  if (!hasBegun) begin();
  if (isOld()) void look();
  return store.subscribe(onChange);
}

const freshStore = { ...store, subscribe };

/** Who is signed in, as far as this page knows; "loading" in prerendered markup. */
export function useSession(): SessionState {
  return useStore(freshStore);
}
