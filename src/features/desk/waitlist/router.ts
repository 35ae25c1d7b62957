import "server-only";
import { coachProcedure, router } from "@/server/trpc";
import { countQueuedInvitations, inviteEntries, leaveEntry } from "./invite-service";
import { inviteSchema, leaveSchema, listEntriesSchema } from "./schema";
import { listEntries } from "./service";

export const waitlistRouter = router({
  list: coachProcedure.input(listEntriesSchema).query(({ ctx, input }) => listEntries(ctx.db, input)),

  invite: coachProcedure
    .input(inviteSchema)
    .mutation(({ ctx, input }) => inviteEntries(ctx.db, { ...input, actorId: ctx.user.id })),

  countQueued: coachProcedure.query(({ ctx }) => countQueuedInvitations(ctx.db)),

  leave: coachProcedure
    .meta({
      refusals: { "not-there": "NOT_FOUND", "already-done": "CONFLICT", "changed-meanwhile": "CONFLICT" },
    })
    .input(leaveSchema)
    .mutation(({ ctx, input }) => leaveEntry(ctx.db, { ...input, actorId: ctx.user.id })),
});
