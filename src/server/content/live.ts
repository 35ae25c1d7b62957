import "server-only";
import { type Content, type DocumentId, isDocumentId, type StoredContent } from "@/content/documents";
import { shownContent } from "@/content/shown-content";
import { processWide } from "@/process-registry";
import type { Database } from "../db/client";
import { getContentGeneration, readForPage } from "./version";

export type StoredDocuments = Partial<Record<DocumentId, StoredContent>>;

type Cached = { generation: number; stored: StoredDocuments | null; shown: Map<DocumentId, unknown> };

const cached = processWide<Cached>("live-content", () => ({ generation: 0, stored: null, shown: new Map() }));

export async function readStored(db: Database, state: "live" | "draft" = "live") {
  const rows = await db.contentRevision.findMany({
    where: { state },
    select: { document: true, data: true },
  });
  const known = rows.filter(({ document }) => isDocumentId(document));
  return Object.fromEntries(known.map(({ document, data }) => [document, data])) as StoredDocuments;
}

/** Returns the published content, cached until the next publication; during an outage, the last known content. */
export async function liveContent<D extends DocumentId>(document: D): Promise<Content<D>> {
  const generation = getContentGeneration();
  if (generation === 0 || cached.generation !== generation || !cached.stored) {
    const stored = await readForPage<StoredDocuments>("content", readStored, {});
    cached.generation = generation;
    cached.stored = stored;
    cached.shown = new Map();
  }
  const { shown, stored } = cached;
  if (!shown.has(document)) shown.set(document, shownContent(document, pickValues(stored ?? {})));
  return shown.get(document) as Content<D>;
}

export function pickValues(stored: StoredDocuments) {
  const entries = Object.entries(stored).map(([id, { values }]) => [id, values]);
  return Object.fromEntries(entries) as Partial<Record<DocumentId, unknown>>;
}
