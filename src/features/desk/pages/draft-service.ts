import "server-only";
import { randomInt } from "node:crypto";
import { deskPages } from "@/content/desk-pages";
import { changedValues, type DocumentId, noChanges, type StoredContent } from "@/content/documents";
import { replaceUnstorable } from "@/lib/text-schema";
import { writeAudit } from "@/server/audit";
import {
  findDraftProblems,
  getContentSubject,
  type LiveId,
  maxContentBytes,
  publishDraft,
  restoreContent,
} from "@/server/content/publish";
import type { Database, Prisma, Write } from "@/server/db/client";
import { isConflict, writeIfAllMatch } from "@/server/db/errors";
import { refusal } from "@/server/refusal";
import { createTimeOrderedId } from "@/server/time-ordered-id";
import type { DraftInput, PublishInput, RestoreInput, SaveDraftInput, ScheduleInput } from "./schema";

const { errors } = deskPages;
const changedMeanwhile = () => refusal("CONFLICT", "changed-meanwhile", errors.changedMeanwhile);

/** Runs writes on a draft. Throws `CONFLICT` (changed-meanwhile) if the draft is not the version that the coach saw. */
async function writeDraft(db: Database, writes: Write[]) {
  if (!(await writeIfAllMatch(db, writes, isConflict))) throw changedMeanwhile();
}

function replaceInText(_key: string, value: unknown) {
  return typeof value === "string" ? replaceUnstorable(value, value.length) : value;
}

/** Throws `CONFLICT` (changed-meanwhile) if the live revision is not the one that the coach saw. */
async function requireLive(db: Database, document: DocumentId, seen: LiveId) {
  if (seen === undefined) return;
  const where = { document_state: { document, state: "live" } };
  const live = await db.contentRevision.findUnique({ where, select: { id: true } });
  if (seen !== (live?.id ?? null)) throw changedMeanwhile();
}

/** A coach's saves share one audit row if they are less than this time apart. */
const sittingMs = 30 * 60_000;

/**
 * Stores a draft, valid or not, and returns its new version and the errors that prevent publishing. Throws
 * `BAD_REQUEST` (too-large), and `CONFLICT` (changed-meanwhile) if the draft was saved or scheduled meanwhile or,
 * without a draft, another revision went live.
 */
export async function saveDraft(
  db: Database,
  actorId: string,
  { document, version, liveId, values, confirmed }: SaveDraftInput,
) {
  const changed = changedValues(document, values, confirmed);
  const text = JSON.stringify({ values: changed, confirmed } satisfies StoredContent, replaceInText);
  if (Buffer.byteLength(text) > maxContentBytes) throw refusal("BAD_REQUEST", "too-large", errors.tooLarge);
  const data: Prisma.InputJsonObject = JSON.parse(text);
  // The first version is random, so that a tab that still has an earlier, deleted draft gets a conflict.
  const next = version === null ? randomInt(1, 2 ** 30) : version + 1;
  const draft = { data, authorId: actorId, version: next };
  const audited = { subject: getContentSubject(document), actorId };
  if (version === null) {
    await requireLive(db, document, liveId);
    const create = db.contentRevision.create({
      data: { id: createTimeOrderedId(), document, state: "draft", ...draft },
      select: { id: true },
    });
    await writeDraft(db, [create, writeAudit(db, { action: "content.begun", ...audited })]);
  } else {
    const where = { document_state: { document, state: "draft" }, version, publishAt: null };
    const last = await db.contentRevision.findUnique({ where, select: { authorId: true, updatedAt: true } });
    const isContinued = last?.authorId === actorId && Date.now() - last.updatedAt.getTime() < sittingMs;
    const update = db.contentRevision.update({ where, data: draft, select: { id: true } });
    const audit = isContinued ? [] : [writeAudit(db, { action: "content.edited", ...audited })];
    await writeDraft(db, [update, ...audit]);
  }
  return { version: next, problems: await findDraftProblems(db, document, changed) };
}

/** Deletes a draft. Throws `CONFLICT` (changed-meanwhile) if the draft is not the version that the coach saw. */
export async function discardDraft(db: Database, actorId: string, { document, version }: DraftInput) {
  const where = { document_state: { document, state: "draft" }, version };
  const audit = writeAudit(db, {
    action: "content.discarded",
    subject: getContentSubject(document),
    actorId,
  });
  await writeDraft(db, [db.contentRevision.delete({ where, select: { id: true } }), audit]);
  return { ok: true };
}

/**
 * Returns a draft if it can be published. Throws `CONFLICT` (changed-meanwhile), or `BAD_REQUEST` (not-ready) if the
 * draft is not valid.
 */
async function readyDraft(db: Database, { document, version }: DraftInput) {
  const draft = await db.contentRevision.findUnique({
    where: { document_state: { document, state: "draft" }, version },
    select: { data: true },
  });
  if (!draft) throw changedMeanwhile();
  const data = draft.data as StoredContent;
  const [problem] = await findDraftProblems(db, document, data.values);
  if (problem) throw refusal("BAD_REQUEST", "not-ready", `${errors.notReady} ${problem.message}`);
  return { document, version, data };
}

/**
 * Publishes a draft. Throws `BAD_REQUEST` (not-ready), or `CONFLICT` (changed-meanwhile) if the draft or the live
 * revision is not as the coach saw it.
 */
export async function publishPage(db: Database, actorId: string, { liveId, ...input }: PublishInput) {
  const draft = await readyDraft(db, input);
  if (!(await publishDraft(db, actorId, { ...draft, liveId }))) throw changedMeanwhile();
  return { ok: true };
}

/**
 * Schedules a draft or cancels its schedule. Throws `BAD_REQUEST` (not-ready) if the draft is invalid or the time is
 * past, or `CONFLICT` (changed-meanwhile) if the draft or, when scheduling, the live revision is not as the coach saw
 * it.
 */
export async function schedulePage(db: Database, actorId: string, input: ScheduleInput) {
  const { document, version, liveId, at } = input;
  const publishAt = at === null ? null : new Date(at);
  if (publishAt && publishAt.getTime() <= Date.now()) throw refusal("BAD_REQUEST", "not-ready", errors.past);
  if (publishAt) {
    await requireLive(db, document, liveId);
    await readyDraft(db, input);
  }
  const write = db.contentRevision.update({
    where: { document_state: { document, state: "draft" }, version },
    data: { publishAt, version: { increment: 1 } },
    select: { id: true },
  });
  const audit = writeAudit(db, {
    action: publishAt ? "content.scheduled" : "content.unscheduled",
    subject: getContentSubject(document),
    actorId,
    after: { publishAt: at },
  });
  await writeDraft(db, [write, audit]);
  return { version: version + 1 };
}

/**
 * Publishes an earlier revision again, or the default texts if `revision` is null. Throws `NOT_FOUND` (not-there), or
 * `CONFLICT` (changed-meanwhile) if the live revision is not the one that the coach saw.
 */
export async function restorePage(
  db: Database,
  actorId: string,
  { document, revision, liveId }: RestoreInput,
) {
  let data: StoredContent = noChanges;
  let restoredFrom: Date | null = null;
  let isCheck = false;
  if (revision !== null) {
    const found = await db.contentRevision.findUnique({
      where: { id: revision, document, publishedAt: { not: null } },
      select: { data: true, publishedAt: true, state: true },
    });
    if (!found) throw refusal("NOT_FOUND", "not-there", errors.gone);
    data = found.data as StoredContent;
    restoredFrom = found.publishedAt;
    isCheck = found.state === "live";
  }
  const restored = { document, data, restoredFrom, isCheck, liveId };
  if (!(await restoreContent(db, actorId, [restored]))) throw changedMeanwhile();
  return { ok: true };
}
