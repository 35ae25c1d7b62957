import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "../../src/process-registry.ts";

// Shared by the whole process, because Vitest and Node each load a copy of this file.
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

/** Replacements for the functions of `next/headers` that next-auth uses. */
export const headers = async () => scope.getStore();
export const cookies = async () => ({ getAll: () => readCookies(scope.getStore()) });

/** Calls a handler for which `next/headers` returns the headers of the request. */
export function callAsNext(handler, request) {
  return scope.run(request.headers, () => handler(request));
}
