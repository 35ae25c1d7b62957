import "server-only";
import type { Releases } from "@/server/held-forms";
import { coachProcedure, router } from "@/server/trpc";
import { listHeld } from "./list-service";
import { releaseHeld } from "./release-service";
import { listHeldSchema, releaseHeldSchema } from "./schema";

/** `releases` has the processor of each form. */
export function createHeldRouter(releases: Releases) {
  return router({
    list: coachProcedure.input(listHeldSchema).query(({ ctx, input }) => listHeld(ctx.db, input)),

    release: coachProcedure
      .meta({
        refusals: { "not-there": "NOT_FOUND", "already-done": "CONFLICT", "illegal-move": "CONFLICT" },
      })
      .input(releaseHeldSchema)
      .mutation(({ ctx, input }) => releaseHeld(ctx.db, releases, ctx.user.id, input)),
  });
}
