import type { IncomingMessage, ServerResponse } from "node:http";

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Handlers that the HTTP server calls without Next's router, by their path below /api. */
export type ApiHandlers = Record<"trpc" | "health" | "ready", NodeHandler>;

declare global {
  var aureaProcess: { api?: ApiHandlers; shared: Map<string, unknown> } | undefined;
}

/**
 * Returns the values that the whole process shares. Next bundles a module once for `instrumentation.ts` and once for routes and
 * pages, so what must exist only once (the database client, session caches, timers) is stored here, with the handlers for the
 * HTTP server.
 */
export function processRegistry() {
  globalThis.aureaProcess ??= { shared: new Map() };
  return globalThis.aureaProcess;
}

/** Returns the process's one value of that name, made at the first call. */
export function processWide<T>(name: string, make: () => T): T {
  const { shared } = processRegistry();
  if (!shared.has(name)) shared.set(name, make());
  return shared.get(name) as T;
}
