import "server-only";
import { deskPages } from "@/content/desk-pages";
import {
  type DocumentId,
  documentIds,
  documents,
  formSchema,
  isDocumentId,
  mergeContent,
  noChanges,
  removedFields,
  type StoredContent,
  typedValues,
  unsettledSamples,
} from "@/content/documents";
import type { FieldSchema } from "@/content/fields";
import { formatEmail } from "@/lib/format-email";
import { recordOf } from "@/lib/record-of";
import { pickValues, readStored, type StoredDocuments } from "@/server/content/live";
import { findDraftProblems, type Origin } from "@/server/content/publish";
import type { Database, Prisma } from "@/server/db/client";
import { refusal } from "@/server/refusal";
import { findUserNames } from "../audit/service";
import { canMakeTextsOutdated, type EarlierVersion } from "./content-changes";
import { labelAt } from "./form-schema";
import { findOutdatedTexts, type OutdatedText } from "./outdated-texts";

/** The history lists at most this many revisions, the newest first. */
const historyLimit = 100;
/** Only the latest versions are searched for outdated texts, because each may have 64 KB. */
const comparedLimit = 20;
const newestFirst: Prisma.ContentRevisionOrderByWithRelationInput[] = [
  { publishedAt: "desc" },
  { id: "desc" },
];

const storedOf = (data: unknown) => (data ?? noChanges) as StoredContent;

const contentOf = <D extends DocumentId>(document: D, data: unknown) =>
  mergeContent(document, storedOf(data).values).content;

type Authored = { authorId: string | null };

/** Returns a function that returns the name of a revision's author, or null if the account was deleted. */
async function authorsOf(db: Database, revisions: readonly Authored[]) {
  const ids = revisions.map(({ authorId }) => authorId);
  const names = await findUserNames(db, ids);
  return ({ authorId }: Authored) => (authorId && names.get(authorId)) ?? null;
}

/** Revisions of earlier releases have no origin and count as published. */
const originOf = ({ origin }: { origin: string | null }) => (origin ?? "published") as Origin;

/** Returns values in which email addresses are formatted for display. */
function withReadableEmails({ properties = {} }: FieldSchema, values: Record<string, unknown>) {
  const names = Object.keys(values).filter((name) => properties[name]?.format === "email");
  return { ...values, ...recordOf(names, (name) => formatEmail(`${values[name]}`)) };
}

/** Returns every document with its live version, its draft, its remaining sample texts and its texts to check. */
export async function listPages(db: Database) {
  const [rows, stored] = await Promise.all([
    db.contentRevision.findMany({ where: { state: { in: ["draft", "live"] } } }),
    readStored(db),
  ]);
  const toCheck = await readTextsToCheck(db, stored);
  const by = await authorsOf(db, rows);
  return documentIds.map((id) => {
    const rowIn = (state: string) => rows.find((row) => row.document === id && row.state === state);
    const draft = rowIn("draft");
    const live = rowIn("live");
    return {
      id,
      title: formSchema(id).title ?? id,
      paths: documents[id].paths,
      samples: unsettledSamples(id, storedOf(live?.data)).map(({ path, field }) => ({
        field,
        label: labelAt(formSchema(id), path),
      })),
      toCheck: toCheck.filter(({ document }) => document === id),
      draft: draft && { at: draft.updatedAt, by: by(draft), publishAt: draft.publishAt },
      live: live && { at: live.publishedAt, by: by(live), origin: originOf(live) },
    };
  });
}

/**
 * Returns the time of publication of the last version whose texts the coach has checked, or null. A check publishes the
 * live version again.
 */
async function findCheckedVersion(db: Database, document: DocumentId) {
  const published = await db.contentRevision.findMany({
    where: { document, publishedAt: { not: null } },
    orderBy: newestFirst,
    select: { publishedAt: true, restoredFrom: true },
  });
  const check = published.find(
    ({ restoredFrom }, place) =>
      restoredFrom && restoredFrom.getTime() === published[place + 1]?.publishedAt?.getTime(),
  );
  return check?.restoredFrom ?? null;
}

/** Returns the earlier live versions of a document, newest first, and then its default version. */
async function readEarlier<D extends DocumentId>(db: Database, document: D): Promise<EarlierVersion<D>[]> {
  if (!canMakeTextsOutdated(document)) return [];
  const [earlier, checked] = await Promise.all([
    db.contentRevision.findMany({
      where: { document, state: null, publishedAt: { not: null } },
      orderBy: newestFirst,
      take: comparedLimit,
      select: { data: true, publishedAt: true },
    }),
    findCheckedVersion(db, document),
  ]);
  return [...earlier, { data: noChanges, publishedAt: null }].map(({ data, publishedAt }) => ({
    content: contentOf(document, data),
    isChecked: checked !== null && (publishedAt === null || publishedAt <= checked),
  }));
}

/**
 * Returns the texts that a document's publications made outdated. For a scheduled draft, returns the texts that will be
 * outdated once the draft is live.
 */
async function readOutdated(
  db: Database,
  document: DocumentId,
  stored: StoredDocuments,
  draft?: { publishAt: Date | null; data: unknown },
) {
  const earlier = await readEarlier(db, document);
  const live = contentOf(document, stored[document]);
  const [after, before] = draft?.publishAt
    ? [contentOf(document, draft.data), [{ content: live, isChecked: false }, ...earlier]]
    : [live, earlier];
  return findOutdatedTexts(document, before, after, pickValues(stored));
}

/** Returns the texts, in all documents, that publications have made outdated. */
export async function readTextsToCheck(db: Database, stored: StoredDocuments) {
  const published = documentIds.filter((document) => stored[document]);
  const found = await Promise.all(published.map((document) => readOutdated(db, document, stored)));
  const texts = new Map<string, OutdatedText>();
  for (const text of found.flat()) {
    const field = `${text.document}.${text.path}`;
    const earlier = texts.get(field)?.why ?? [];
    texts.set(field, { ...text, why: [...earlier, ...text.why] });
  }
  return [...texts.values()];
}

/** Returns a document for its form: schema, live version, draft, and history, newest first. */
export async function readPage(db: Database, { document }: { document: DocumentId }) {
  const [current, published] = await Promise.all([
    db.contentRevision.findMany({ where: { document, state: { in: ["draft", "live"] } } }),
    db.contentRevision.findMany({
      where: { document, publishedAt: { not: null } },
      orderBy: newestFirst,
      take: historyLimit,
      omit: { data: true },
    }),
  ]);
  const by = await authorsOf(db, [...current, ...published]);
  const draft = current.find(({ state }) => state === "draft");
  const liveRow = current.find(({ state }) => state === "live");
  const stored = storedOf((draft ?? liveRow)?.data);
  const schema = formSchema(document);
  return {
    id: document,
    title: schema.title ?? document,
    paths: documents[document].paths as readonly string[],
    schema,
    liveId: liveRow?.id ?? null,
    live: withReadableEmails(schema, contentOf(document, liveRow?.data)),
    values: withReadableEmails(schema, typedValues(document, stored.values)),
    confirmed: stored.confirmed,
    dropped: draft ? removedFields(document, stored.values) : mergeContent(document, stored.values).dropped,
    problems: await findDraftProblems(db, document, stored.values),
    outdated: await readOutdated(db, document, await readStored(db), draft),
    draft: draft
      ? { version: draft.version, at: draft.updatedAt, by: by(draft), publishAt: draft.publishAt }
      : null,
    history: published.map((revision) => ({
      id: revision.id,
      at: revision.publishedAt,
      by: by(revision),
      origin: originOf(revision),
      restoredFrom: revision.restoredFrom,
      isLive: revision.state === "live",
    })),
  };
}

export type ListedPage = Awaited<ReturnType<typeof listPages>>[number];
export type DeskPage = Awaited<ReturnType<typeof readPage>>;

/** Returns the content of a published revision. Throws `NOT_FOUND` (not-there). */
export async function readRevision(db: Database, { revision }: { revision: string }) {
  const found = await db.contentRevision.findUnique({
    where: { id: revision },
    select: { document: true, data: true, publishedAt: true },
  });
  if (!found?.publishedAt || !isDocumentId(found.document)) {
    throw refusal("NOT_FOUND", "not-there", deskPages.errors.gone);
  }
  const { document, data } = found;
  return { document, values: withReadableEmails(formSchema(document), contentOf(document, data)) };
}
