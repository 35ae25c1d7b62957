import "server-only";
import { coachProcedure, router } from "@/server/trpc";
import { changed, notThere, recordProcedure } from "../procedures";
import { discardDraft, publishPage, restorePage, saveDraft, schedulePage } from "./draft-service";
import { listPages, readPage, readRevision } from "./read-service";
import {
  documentSchema,
  draftSchema,
  publishSchema,
  restoreSchema,
  revisionSchema,
  saveDraftSchema,
  scheduleSchema,
} from "./schema";

const notReady = { ...changed, "not-ready": "BAD_REQUEST" } as const;

export const pagesRouter = router({
  list: coachProcedure.query(({ ctx }) => listPages(ctx.db)),

  get: coachProcedure.input(documentSchema).query(({ ctx, input }) => readPage(ctx.db, input)),

  revision: recordProcedure.input(revisionSchema).query(({ ctx, input }) => readRevision(ctx.db, input)),

  save: coachProcedure
    .meta({ refusals: { ...changed, "too-large": "BAD_REQUEST" } })
    .input(saveDraftSchema)
    .mutation(async ({ ctx, input }) => {
      const { id, displayName, email } = ctx.user;
      return { ...(await saveDraft(ctx.db, id, input)), by: displayName || email };
    }),

  discard: coachProcedure
    .meta({ refusals: changed })
    .input(draftSchema)
    .mutation(({ ctx, input }) => discardDraft(ctx.db, ctx.user.id, input)),

  publish: coachProcedure
    .meta({ refusals: notReady })
    .input(publishSchema)
    .mutation(({ ctx, input }) => publishPage(ctx.db, ctx.user.id, input)),

  schedule: coachProcedure
    .meta({ refusals: notReady })
    .input(scheduleSchema)
    .mutation(({ ctx, input }) => schedulePage(ctx.db, ctx.user.id, input)),

  restore: coachProcedure
    .meta({ refusals: { ...notThere, ...changed } })
    .input(restoreSchema)
    .mutation(({ ctx, input }) => restorePage(ctx.db, ctx.user.id, input)),
});
