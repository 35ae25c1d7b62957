import { documentIds } from "@/content/documents";
import { recordId, text } from "@/lib/text-schema";
import { z } from "@/lib/zod";

const document = z.enum(documentIds);
/** The limit is one less than PostgreSQL's largest integer, because a save adds one. */
const maxVersions = 2 ** 31 - 2;
const version = z.int().min(1).max(maxVersions).describe("the draft as the coach saw it");

const liveId = recordId
  .nullish()
  .describe(
    "the live revision as the coach saw it, null for the default content; without it, any is accepted",
  );

export const documentSchema = z.strictObject({ document });

export const saveDraftSchema = z.strictObject({
  document,
  version: version.nullable().describe("null when there was no draft"),
  liveId,
  values: z.record(text(64), z.unknown()),
  confirmed: z.array(text(200)).max(100),
});

export const draftSchema = z.strictObject({ document, version });

export const publishSchema = draftSchema.extend({ liveId });

export const scheduleSchema = publishSchema.extend({
  at: z.iso.datetime().nullable().describe("when it goes live; null takes it off the schedule"),
});

export const restoreSchema = z.strictObject({
  document,
  revision: recordId.nullable().describe("null restores the default content"),
  liveId,
});

export const revisionSchema = z.strictObject({ revision: recordId });

export type SaveDraftInput = z.infer<typeof saveDraftSchema>;
export type DraftInput = z.infer<typeof draftSchema>;
export type PublishInput = z.infer<typeof publishSchema>;
export type ScheduleInput = z.infer<typeof scheduleSchema>;
export type RestoreInput = z.infer<typeof restoreSchema>;
