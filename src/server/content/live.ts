import "server-only";
import {
  type Content,
  type DocumentId,
  documentIds,
  isDocumentId,
  noChanges,
  type StoredContent,
  unsettledSamples,
} from "@/content/documents";
import { shownContent } from "@/content/shown-content";
import { recordOf } from "@/lib/record-of";
import { processWide } from "@/process-registry";
import type { Database } from "../db/client";
import { isLocalOrigin } from "../http/origin";
import { describeError, log } from "../log";
import { getContentGeneration, readForPage } from "./version";

export type StoredDocuments = Partial<Record<DocumentId, StoredContent>>;

/** The published content of all documents at one moment. */
type Live = { generation: number; stored: StoredDocuments; shown: Map<DocumentId, unknown> };

const cached = processWide<{ live: Live | null }>("live-content", () => ({ live: null }));

/** Returns the stored content of each state from one query, so that no publication comes in between. */
export async function readStates<State extends "live" | "draft">(db: Database, states: State[]) {
  const rows = await db.contentRevision.findMany({
    where: { state: { in: states } },
    select: { document: true, state: true, data: true },
  });
  return recordOf(states, (wanted) => {
    const known = rows.filter(({ document, state }) => state === wanted && isDocumentId(document));
    return Object.fromEntries(known.map(({ document, data }) => [document, data])) as StoredDocuments;
  });
}

export const readStored = async (db: Database) => (await readStates(db, ["live"])).live;

/** Returns the published content, cached until the next publication; during an outage, the last known content. */
export async function readLive(): Promise<Live> {
  const generation = getContentGeneration();
  if (cached.live && generation !== 0 && cached.live.generation === generation) return cached.live;
  const stored = await readForPage<StoredDocuments>("content", readStored, {});
  cached.live = { generation, stored, shown: new Map() };
  return cached.live;
}

export function contentIn<D extends DocumentId>({ stored, shown }: Live, document: D) {
  if (!shown.has(document)) shown.set(document, shownContent(document, pickValues(stored)));
  return shown.get(document) as Content<D>;
}

export async function liveContent<D extends DocumentId>(document: D) {
  return contentIn(await readLive(), document);
}

export function pickValues(stored: StoredDocuments) {
  const entries = Object.entries(stored).map(([id, { values }]) => [id, values]);
  return Object.fromEntries(entries) as Partial<Record<DocumentId, unknown>>;
}

export function countSamples(stored: StoredDocuments) {
  return documentIds.flatMap((id) => unsettledSamples(id, stored[id] ?? noChanges)).length;
}

export async function warnOfSamples(db: Database) {
  if (isLocalOrigin()) return;
  try {
    const samples = countSamples(await readStored(db));
    if (samples)
      log.warn({ samples }, "samples are still on the site: replace them at the Desk, under Pages");
  } catch (error) {
    log.debug(describeError(error), "samples not counted");
  }
}
