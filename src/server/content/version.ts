import "server-only";
import { channel } from "node:diagnostics_channel";
import { env } from "@/env.mjs";
import { processWide } from "@/process-registry";
import { type Database, database } from "../db/client";
import { describeError, log } from "../log";

const id = "site";
const pollMs = 1_000;

/**
 * `version` is null before the first read; `generation` counts how often cached content was invalidated; `isIncomplete`
 * means that a page may show outdated data, because a read has failed.
 */
type ContentState = {
  version: number | null;
  generation: number;
  isIncomplete: boolean;
  lastRead: Map<string, unknown>;
};
const state = processWide<ContentState>("content", () => ({
  version: null,
  generation: 0,
  isIncomplete: false,
  lastRead: new Map(),
}));

/** The page caches subscribe to this channel (`src/http-server`, `src/page-cache-handler.mjs`). */
const changed = channel("aurea:content-changed");

/** Returns a write that must be part of every transaction that changes public pages. */
export function contentChangeWrite(db: Database) {
  const update = { version: { increment: 1 } };
  return db.contentVersion.upsert({ where: { id }, create: { id }, update, select: { id: true } });
}

/** Returns the version of the content that pages show, or null before the first read. */
export const getContentVersion = () => state.version;

/**
 * Returns a number that increases with the version and after an outage, because pages may have used old content during
 * the outage. The number is 0 before the first read.
 */
export const getContentGeneration = () => state.generation;

/** Invalidates cached pages after a new version or an outage. Call it after a transaction with `contentChangeWrite`. */
export async function refreshContent(db = database()) {
  const row = await db.contentVersion.findUnique({ where: { id }, select: { version: true } });
  const version = row?.version ?? 0;
  if (version === state.version && !state.isIncomplete) return;
  state.version = version;
  state.generation += 1;
  state.isIncomplete = false;
  changed.publish({ version });
}

/** Reads the version every second, to notice changes by other instances. */
export async function watchContent() {
  const refresh = () =>
    refreshContent().catch((error) => log.debug(describeError(error), "content version not read"));
  await refresh();
  setInterval(refresh, pollMs).unref();
}

/**
 * Returns the result of `read`, or `fallback` during a build. During an outage, returns the last result or else
 * `fallback`, and the page is rendered again later.
 */
export async function readForPage<T>(
  name: string,
  read: (db: Database) => Promise<T>,
  fallback: T,
): Promise<T> {
  if (env.isBuild) return fallback;
  try {
    const value = await read(database());
    state.lastRead.set(name, value);
    return value;
  } catch (error) {
    log.warn({ ...describeError(error), name }, "page content not read");
    state.isIncomplete = true;
    return (state.lastRead.get(name) as T | undefined) ?? fallback;
  }
}
