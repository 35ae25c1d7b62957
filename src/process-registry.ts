import type { IncomingMessage, ServerResponse } from "node:http";

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** The HTTP server calls these handlers without Next's router; the names are paths below /api. */
export type ApiHandlers = Record<"trpc" | "health" | "ready", NodeHandler>;

declare global {
  var aureaProcess: { api?: ApiHandlers; shared: Map<string, unknown> } | undefined;
}

/**
 * The message of the channel `aurea:stopping`. The process ends once the work passed to `waitFor` is done, or after
 * some seconds.
 */
export type Stopping = { waitFor: (work: Promise<unknown>) => void };

/**
 * Next bundles a module separately for `instrumentation.ts` and for pages, so values that must exist only once
 * (database client, caches, timers) are stored here.
 */
export function processRegistry() {
  globalThis.aureaProcess ??= { shared: new Map() };
  return globalThis.aureaProcess;
}

/** Returns the value with this name. The first call creates the value. */
export function processWide<T>(name: string, make: () => T): T {
  const { shared } = processRegistry();
  if (!shared.has(name)) shared.set(name, make());
  return shared.get(name) as T;
}
