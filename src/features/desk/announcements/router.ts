import "server-only";
import { recordSchema } from "@/lib/text-schema";
import { coachProcedure, router } from "@/server/trpc";
import { changed, notThere, recordProcedure } from "../procedures";
import {
  closeTool,
  createAnnouncement,
  discardAnnouncement,
  openTool,
  saveAnnouncement,
  sendTestAnnouncement,
  setAnnouncementState,
} from "./change-service";
import { getAnnouncement, listAnnouncements, previewAnnouncement } from "./list-service";
import {
  closeToolSchema,
  createSchema,
  discardSchema,
  openToolSchema,
  saveSchema,
  setStateSchema,
} from "./schema";

const changeProcedure = coachProcedure.meta({ refusals: { ...notThere, ...changed } });

export const announcementsRouter = router({
  list: coachProcedure.query(({ ctx }) => listAnnouncements(ctx.db)),

  get: recordProcedure.input(recordSchema).query(({ ctx, input }) => getAnnouncement(ctx.db, input)),

  preview: recordProcedure
    .input(recordSchema)
    .query(({ ctx, input }) => previewAnnouncement(ctx.db, ctx.user, input)),

  create: coachProcedure
    .input(createSchema)
    .mutation(({ ctx, input }) => createAnnouncement(ctx.db, ctx.user.id, input)),

  save: changeProcedure
    .input(saveSchema)
    .mutation(({ ctx, input }) => saveAnnouncement(ctx.db, ctx.user.id, input)),

  discard: changeProcedure
    .input(discardSchema)
    .mutation(({ ctx, input }) => discardAnnouncement(ctx.db, ctx.user.id, input)),

  sendTest: recordProcedure
    .input(recordSchema)
    .mutation(({ ctx, input }) => sendTestAnnouncement(ctx.db, ctx.user, input)),

  setState: coachProcedure
    .meta({ refusals: { ...notThere, ...changed, "illegal-move": "BAD_REQUEST" } })
    .input(setStateSchema)
    .mutation(({ ctx, input }) => setAnnouncementState(ctx.db, ctx.user.id, input)),

  openTool: coachProcedure
    .meta({ refusals: changed })
    .input(openToolSchema)
    .mutation(({ ctx, input }) => openTool(ctx.db, ctx.user.id, input)),

  closeTool: coachProcedure
    .meta({ refusals: changed })
    .input(closeToolSchema)
    .mutation(({ ctx, input }) => closeTool(ctx.db, ctx.user.id, input)),
});
