import "server-only";
import type { Releases } from "@/server/releases";
import { coachProcedure, router } from "@/server/trpc";
import { listCaught } from "./list-service";
import { releaseCaught } from "./release-service";
import { listCaughtSchema, releaseCaughtSchema } from "./schema";

/** Makes the procedures for what was held back; `releases` says who takes which form. */
export function createCaughtRouter(releases: Releases) {
  return router({
    list: coachProcedure.input(listCaughtSchema).query(({ ctx, input }) => listCaught(ctx.db, input)),

    release: coachProcedure
      .meta({
        refusals: { "not-there": "NOT_FOUND", "already-done": "CONFLICT", "illegal-move": "CONFLICT" },
      })
      .input(releaseCaughtSchema)
      .mutation(({ ctx, input }) => releaseCaught(ctx.db, releases, ctx.user.id, input)),
  });
}
