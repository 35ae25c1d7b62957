import "server-only";
import {
  type DocumentId,
  documentIds,
  isDocumentId,
  mergeContent,
  noChanges,
  removedFields,
} from "@/content/documents";
import { isEqual } from "@/lib/is-equal";
import { recordOf } from "@/lib/record-of";
import { z } from "@/lib/zod";
import type { Database } from "../db/client";
import { readStored, type StoredDocuments } from "./live";
import { cleanContent, findProblems, maxContentBytes, restoreContent } from "./publish";

const storedSchema = z.strictObject({
  values: z.record(z.string(), z.unknown()),
  confirmed: z.array(z.string()),
});
const fileSchema = z.strictObject({ format: z.literal(1), documents: z.record(z.string(), storedSchema) });
const otherFormat = z.object({ format: z.number().gt(1) });

/**
 * Returns the published texts as a file, and the paths of the texts that this release does not accept. These texts are
 * not in the file, because an import would refuse them.
 */
export async function exportContent(db: Database) {
  const stored = await readStored(db);
  const ids = Object.keys(stored) as DocumentId[];
  const contentOf = (id: DocumentId) => stored[id] ?? noChanges;
  const leftOut = ids.flatMap((id) =>
    mergeContent(id, contentOf(id).values).dropped.map((path) => `${id}, ${path || "all texts"}`),
  );
  const documents = recordOf(ids, (id) => cleanContent(id, contentOf(id)));
  return { file: { format: 1 as const, documents }, leftOut };
}

/**
 * Returns the texts in the file, and the paths of the texts that this release does not have. Throws a one-line message
 * about the first error.
 */
async function parseFile(db: Database, file: unknown) {
  if (otherFormat.safeParse(file).success)
    throw new Error("the file is of another release of Aurea: update this site first");
  const parsed = fileSchema.safeParse(file);
  if (!parsed.success) throw new Error("this is not a file of content:export");
  const documents: StoredDocuments = {};
  const unknownTexts: string[] = [];
  for (const [id, { values, confirmed }] of Object.entries(parsed.data.documents)) {
    if (!isDocumentId(id))
      throw new Error(`this release has no document named ${id}: update this site first`);
    const [problem] = await findProblems(db, id, values);
    if (problem) throw new Error(`${id}, ${problem.path}: ${problem.message}`);
    const stored = cleanContent(id, { values, confirmed });
    // The Desk could not save a larger document.
    if (Buffer.byteLength(JSON.stringify(stored)) > maxContentBytes)
      throw new Error(`${id}: its texts have more than 64 KB`);
    documents[id] = stored;
    unknownTexts.push(...removedFields(id, values).map((path) => `${id}, ${path}`));
  }
  return { documents, unknownTexts };
}

/**
 * Publishes the file's content; a document that is not in the file gets its defaults. Returns the ids of the changed
 * documents and the paths of unknown texts, or throws a one-line message and changes nothing.
 */
export async function importContent(db: Database, file: unknown) {
  const { documents, unknownTexts } = await parseFile(db, file);
  const live = await readStored(db);
  const contentOf = (document: DocumentId, { values, confirmed } = noChanges) => [
    mergeContent(document, values).content,
    confirmed,
  ];
  const changed = documentIds.filter((id) => !isEqual(contentOf(id, documents[id]), contentOf(id, live[id])));
  if (changed.length === 0) return { published: [], unknownTexts };
  const imported = changed.map((document) => ({ document, data: documents[document] ?? noChanges }));
  const isPublished = await restoreContent(db, null, imported);
  if (!isPublished) throw new Error("the texts were changed at the Desk meanwhile: run this again");
  return { published: changed, unknownTexts };
}
