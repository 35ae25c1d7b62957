import "server-only";
import { recordSchema } from "@/lib/text-schema";
import { coachProcedure, router } from "@/server/trpc";
import { changed, notThere, recordProcedure } from "../procedures";
import { countApplications, findNeighbours, listApplications } from "./list-service";
import { moveApplication, undoMove } from "./move-service";
import { addNote, getApplication, removeNote } from "./record-service";
import {
  addNoteSchema,
  listApplicationsSchema,
  moveApplicationSchema,
  neighboursSchema,
  removeNoteSchema,
  undoMoveSchema,
} from "./schema";

export const applicationsRouter = router({
  list: coachProcedure
    .input(listApplicationsSchema)
    .query(({ ctx, input }) => listApplications(ctx.db, input)),

  counts: coachProcedure.query(({ ctx }) => countApplications(ctx.db)),

  get: recordProcedure.input(recordSchema).query(({ ctx, input }) => getApplication(ctx.db, input.id)),

  neighbours: coachProcedure.input(neighboursSchema).query(({ ctx, input }) => findNeighbours(ctx.db, input)),

  move: coachProcedure
    .meta({ refusals: { ...notThere, ...changed, "illegal-move": "BAD_REQUEST" } })
    .input(moveApplicationSchema)
    .mutation(({ ctx, input }) => moveApplication(ctx.db, ctx.user.id, input)),

  undoMove: coachProcedure
    .meta({
      refusals: { ...notThere, ...changed, "illegal-move": "CONFLICT", "already-done": "CONFLICT" },
    })
    .input(undoMoveSchema)
    .mutation(({ ctx, input }) => undoMove(ctx.db, ctx.user.id, input)),

  addNote: recordProcedure
    .input(addNoteSchema)
    .mutation(({ ctx, input }) => addNote(ctx.db, ctx.user.id, input)),

  removeNote: recordProcedure
    .input(removeNoteSchema)
    .mutation(({ ctx, input }) => removeNote(ctx.db, ctx.user.id, input)),
});
