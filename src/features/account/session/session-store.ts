"use client";

import { createStore } from "@/lib/create-store";
import { useStore } from "@/lib/use-store";

export type SessionUser = { id: string; name: string | null; email: string; image: string | null };

export type SessionState =
  | { status: "loading"; user: null }
  | { status: "signed-out"; user: null }
  | { status: "signed-in"; user: SessionUser }
  | { status: "error"; user: null };

const maxAge = 30_000;

const store = createStore<SessionState>({ status: "loading", user: null });
let readAt = 0;
let reading: Promise<SessionState> | null = null;

function textOrNull(value: unknown) {
  return typeof value === "string" ? value : null;
}

// A strange answer is an error of the site, not a reason for a page to fall over.
function readUser(body: unknown): SessionUser | null {
  const user = (body as { user?: Record<string, unknown> } | null)?.user;
  if (!user) return null;
  if (typeof user.id !== "string" || typeof user.email !== "string") throw new Error("unreadable session");
  return { id: user.id, email: user.email, name: textOrNull(user.name), image: textOrNull(user.image) };
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

/** Asks the server who is signed in and tells every part of the page; one request however many ask. */
export function refreshSession(): Promise<SessionState> {
  reading ??= read().then((next) => {
    reading = null;
    readAt = Date.now();
    store.set(next);
    return next;
  });
  return reading;
}

function subscribe(onChange: () => void) {
  if (Date.now() - readAt > maxAge) void refreshSession();
  return store.subscribe(onChange);
}

const freshStore = { ...store, subscribe };

/** Who is signed in, as far as this page knows; "loading" in prerendered markup. */
export function useSession(): SessionState {
  return useStore(freshStore);
}
