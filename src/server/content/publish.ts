import "server-only";
import type { AuditAction } from "@/content/audit";
import {
  changedValues,
  type DocumentId,
  formSchema,
  isDocumentId,
  mergeContent,
  type Problem,
  problemsOf,
  type StoredContent,
  typedValues,
} from "@/content/documents";
import { exchangedSlug, keptSlug } from "@/content/future-apps";
import { longWordsIn } from "@/content/long-words";
import { writeAudit } from "../audit";
import type { Database, Prisma, Write } from "../db/client";
import { isConflict, writeIfAllMatch } from "../db/errors";
import { attempt, log } from "../log";
import { createTimeOrderedId } from "../time-ordered-id";
import { createWorker } from "../worker";
import { contentChangeWrite, refreshContent } from "./version";

/** The coach's id; null for scheduled drafts and imported files. */
type Actor = string | null;

/** The maximum size of a document as JSON. */
export const maxContentBytes = 65_536;

export type Origin = "published" | "scheduled" | "restored" | "imported";

/** The id of the live revision that the change replaces: null for the default content, undefined for any revision. */
export type LiveId = string | null | undefined;

type Change = {
  document: DocumentId;
  data: StoredContent;
  liveId?: LiveId;
  write: Write;
  action: AuditAction;
  actorId: Actor;
};

export const getContentSubject = (document: DocumentId) => `content:${document}`;

/** Returns content as pages show it: without unknown fields, and with the texts cleaned by their schema. */
export function cleanContent(document: DocumentId, { values, confirmed }: StoredContent): StoredContent {
  return { values: changedValues(document, mergeContent(document, values).content, confirmed), confirmed };
}

/** Returns a problem for each published app whose slug has changed, because votes are counted under the slug. */
async function findChangedSlugs(db: Database, values: unknown): Promise<Problem[]> {
  const { list } = mergeContent("futureApps", values).content;
  const published = await db.futureApp.findMany({ select: { id: true, name: true } });
  const missing = published.filter(({ id }) => list.every(({ slug }) => slug !== id));
  const nameOf = (slug: string) => published.find(({ id }) => id === slug)?.name;
  return list.flatMap(({ slug, name }, place) => {
    const other = list.find(
      (app) => app.name !== name && app.name === nameOf(slug) && name === nameOf(app.slug),
    );
    if (other) return [{ path: `list.${place}.name`, message: exchangedSlug(name, other.slug) }];
    const earlier = missing.find((app) => app.name === name);
    if (!earlier || published.some(({ id }) => id === slug)) return [];
    return [{ path: `list.${place}.slug`, message: keptSlug(name, earlier.id) }];
  });
}

/** Returns what prevents the values from being published. Published revisions can be restored without this check. */
export async function findProblems(db: Database, document: DocumentId, values: unknown) {
  const problems = problemsOf(document, values);
  if (problems.length > 0 || document !== "futureApps") return problems;
  return findChangedSlugs(db, values);
}

/**
 * Returns what a coach has to correct before the draft is published. Long words that visitors see already may stay, so
 * that they do not prevent other changes.
 */
export async function findDraftProblems(db: Database, document: DocumentId, values: StoredContent["values"]) {
  const problems = await findProblems(db, document, typedValues(document, values));
  const live = await db.contentRevision.findUnique({
    where: { document_state: { document, state: "live" } },
    select: { data: true },
  });
  const liveWords = longWordsIn(formSchema(document), (live?.data as StoredContent | undefined)?.values);
  const seen = new Set(liveWords.map(({ message }) => message));
  const found = new Set(problems.map(({ path }) => path));
  const longWords = longWordsIn(formSchema(document), values);
  return [...problems, ...longWords.filter(({ path, message }) => !seen.has(message) && !found.has(path))];
}

/** Returns the writes that copy the published app names into the rows with the vote counts. */
function prepareAppWrites(db: Database, { document, data }: Change) {
  if (document !== "futureApps") return [];
  const { list } = mergeContent(document, data.values).content;
  // Votes lock the rows in this order, and another order could cause a deadlock.
  const inOrder = [...list].sort((one, other) => (one.slug < other.slug ? -1 : 1));
  return inOrder.map(({ slug: id, name }) =>
    db.futureApp.upsert({ where: { id }, create: { id, name }, update: { name } }),
  );
}

/**
 * Returns the writes that end the live revision; they fail if its id is not `liveId`. Returns none for null, because
 * the unique index then refuses a second live revision.
 */
function prepareReplacement(db: Database, { document, liveId }: Change): Write[] {
  const [where, data] = [{ document, state: "live" }, { state: null }];
  if (liveId === null) return [];
  if (liveId === undefined) return [db.contentRevision.updateMany({ where, data })];
  return [db.contentRevision.update({ where: { ...where, id: liveId }, data, select: { id: true } })];
}

function prepareWrites(db: Database, change: Change): Write[] {
  const { document, write, action, actorId } = change;
  const audit = writeAudit(db, { action, subject: getContentSubject(document), actorId });
  return [...prepareReplacement(db, change), write, audit, ...prepareAppWrites(db, change)];
}

/** Publishes changes. Returns false, and changes nothing, if a revision was changed or replaced meanwhile. */
async function goLive(db: Database, changes: Change[]) {
  const writes = changes.flatMap((change) => prepareWrites(db, change));
  const isLive = await writeIfAllMatch(db, [...writes, contentChangeWrite(db)], isConflict);
  // A failure is only logged, because the content is live, and each instance reads the content's version every second.
  if (isLive) await attempt("refresh of the content", () => refreshContent(db));
  return isLive;
}

type Draft = Pick<Change, "document" | "data" | "liveId"> & { version: number };

/**
 * Publishes a draft; a scheduled draft keeps its author. Returns false, and changes nothing, if the draft's version is
 * not `version` or the live revision is not `liveId`.
 */
export function publishDraft(db: Database, actorId: Actor, { document, version, data, liveId }: Draft) {
  const origin: Origin = actorId ? "published" : "scheduled";
  const write = db.contentRevision.update({
    where: { document_state: { document, state: "draft" }, version },
    data: {
      data: cleanContent(document, data) as Prisma.InputJsonObject,
      state: "live",
      publishedAt: new Date(),
      publishAt: null,
      origin,
      ...(actorId ? { authorId: actorId } : {}),
    },
  });
  return goLive(db, [{ document, data, liveId, write, action: "content.published", actorId }]);
}

type Restored = Pick<Change, "document" | "data" | "liveId"> & {
  restoredFrom?: Date | null;
  /** True if the live revision is published again, which records that the coach has checked the texts. */
  isCheck?: boolean;
};

/**
 * Publishes earlier revisions, the defaults or the content of a file in one transaction. Returns false, and changes
 * nothing, if a live revision is not `liveId`.
 */
export function restoreContent(db: Database, actorId: Actor, restored: Restored[]) {
  const origin = actorId ? "restored" : "imported";
  const changes = restored.map(({ document, data, restoredFrom = null, isCheck, liveId }): Change => {
    const write = db.contentRevision.create({
      data: {
        id: createTimeOrderedId(),
        document,
        data: data as Prisma.InputJsonObject,
        state: "live",
        publishedAt: new Date(),
        origin,
        restoredFrom,
        authorId: actorId,
      },
    });
    const action = isCheck ? "content.confirmed" : (`content.${origin}` as const);
    return { document, data, liveId, write, action, actorId };
  });
  return goLive(db, changes);
}

type DueDraft = { document: string; version: number; data: unknown };

async function publishOrCancel(db: Database, { document, version, ...row }: DueDraft, now: Date) {
  // Keeps the drafts of documents that only another release has.
  if (!isDocumentId(document)) return;
  const data = row.data as StoredContent;
  if ((await findProblems(db, document, typedValues(document, data.values))).length === 0) {
    await publishDraft(db, null, { document, version, data });
    return;
  }
  log.warn({ document }, "scheduled draft cannot be published");
  const cancel = db.contentRevision.update({
    where: { document_state: { document, state: "draft" }, version, publishAt: { lte: now } },
    data: { publishAt: null },
  });
  const subject = getContentSubject(document);
  await writeIfAllMatch(db, [cancel, writeAudit(db, { action: "content.unscheduled", subject })]);
}

/** Publishes the drafts that are due, and cancels the schedule of a draft that this release cannot publish. */
export async function publishDue(db: Database, now = new Date()) {
  const due = await db.contentRevision.findMany({
    where: { state: "draft", publishAt: { lte: now } },
    select: { document: true, version: true, data: true },
  });
  for (const draft of due) await attempt("publish a scheduled draft", () => publishOrCancel(db, draft, now));
}

/** Starts the worker that publishes scheduled drafts at most 15 seconds after their time. */
export function startPublishing(db: Database) {
  createWorker(() => publishDue(db), "scheduled drafts not published").wake();
}
