import "server-only";
import {
  type DocumentId,
  documentIds,
  isDocumentId,
  mergeContent,
  noChanges,
  problemsOf,
} from "@/content/documents";
import { z } from "@/lib/zod";
import type { Database } from "../db/client";
import { readStored, type StoredDocuments } from "./live";
import { restoreContent } from "./publish";

const storedSchema = z.strictObject({
  values: z.record(z.string(), z.unknown()),
  confirmed: z.array(z.string()),
});
const fileSchema = z.strictObject({ format: z.literal(1), documents: z.record(z.string(), storedSchema) });

export async function exportContent(db: Database) {
  return { format: 1 as const, documents: await readStored(db) };
}

/** Throws a one-line message about the first error. */
function readFile(file: unknown) {
  const parsed = fileSchema.safeParse(file);
  if (!parsed.success) throw new Error("this is not a file of content:export");
  const { documents } = parsed.data;
  for (const [id, { values }] of Object.entries(documents)) {
    if (!isDocumentId(id)) throw new Error(`there is no document named ${id}`);
    const [problem] = problemsOf(id, values);
    if (problem) throw new Error(`${id}, ${problem.path}: ${problem.message}`);
  }
  return documents as StoredDocuments;
}

/**
 * A document that is not in the file gets its defaults. Returns the published ids, or throws a one-line message and
 * changes nothing.
 */
export async function importContent(db: Database, file: unknown) {
  const wanted = readFile(file);
  const live = await readStored(db);
  const wordsOf = (document: DocumentId, stored: StoredDocuments) =>
    JSON.stringify([
      mergeContent(document, stored[document]?.values).content,
      stored[document]?.confirmed ?? [],
    ]);
  const changed = documentIds.filter((id) => wordsOf(id, wanted) !== wordsOf(id, live));
  for (const document of changed) {
    const isPublished = await restoreContent(db, null, { document, data: wanted[document] ?? noChanges });
    if (!isPublished) throw new Error(`${document} was changed at the Desk meanwhile: run this again`);
  }
  return changed;
}
