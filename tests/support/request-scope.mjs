import { AsyncLocalStorage } from "node:async_hooks";

// Vitest and plain Node each load this file; the scope is one for both.
globalThis.aureaRequestScope ??= new AsyncLocalStorage();
const scope = globalThis.aureaRequestScope;

function decode(value) {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

function readCookies(headers) {
  const pairs = (headers.get("cookie") ?? "").split(/; */).map((pair) => pair.split(/=(.*)/s));
  return pairs
    .map(([name, value = ""]) => ({ name, value: decode(value) }))
    .filter(({ name, value }) => name && value !== null);
}

function serialise(name, value, { maxAge }) {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=lax`;
}

/** What `next/headers` gives a route handler, as far as ours and next-auth's ask for it. */
export const headers = async () => scope.getStore().headers;

export async function cookies() {
  const { headers: asked, set } = scope.getStore();
  return {
    getAll: () => readCookies(asked),
    set: (name, value, options) => set.push(serialise(name, value, options)),
  };
}

/** Calls a route handler as Next does: with what `next/headers` reads, and the cookies it sets in the reply. */
export async function callAsNext(handler, request) {
  const set = [];
  const response = await scope.run({ headers: request.headers, set }, () => handler(request));
  for (const cookie of set) response.headers.append("set-cookie", cookie);
  return response;
}
