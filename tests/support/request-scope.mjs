import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "../../src/process-registry.ts";

// Shared through the process, because Vitest and plain Node each load this file.
const scope = processWide("request-scope", () => new AsyncLocalStorage());

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

/** next-auth uses these functions of `next/headers`. */
export const headers = async () => scope.getStore();
export const cookies = async () => ({ getAll: () => readCookies(scope.getStore()) });

/** Calls a handler for which `next/headers` returns the headers of the request. */
export function callAsNext(handler, request) {
  return scope.run(request.headers, () => handler(request));
}
