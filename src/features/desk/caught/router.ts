import "server-only";
import { coachProcedure, router } from "@/server/trpc";
import { listCaught } from "./list-service";
import { releaseCaught } from "./release-service";
import { listCaughtSchema, releaseCaughtSchema } from "./schema";

export const caughtRouter = router({
  list: coachProcedure.input(listCaughtSchema).query(({ ctx, input }) => listCaught(ctx.db, input)),

  release: coachProcedure
    .meta({ refusals: { "not-there": "NOT_FOUND", "already-done": "CONFLICT", "illegal-move": "CONFLICT" } })
    .input(releaseCaughtSchema)
    .mutation(({ ctx, input }) => releaseCaught(ctx.db, ctx.user.id, input)),
});
