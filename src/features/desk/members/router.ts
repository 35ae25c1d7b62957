import "server-only";
import { coachProcedure, router } from "@/server/trpc";
import { getMember, setMembershipStatus } from "./member-service";
import { getMemberSchema, listMembersSchema, setMembershipSchema } from "./schema";
import { listMembers } from "./service";

export const membersRouter = router({
  list: coachProcedure.input(listMembersSchema).query(({ ctx, input }) => listMembers(ctx.db, input)),

  get: coachProcedure
    .meta({ refusals: { "not-there": "NOT_FOUND" } })
    .input(getMemberSchema)
    .query(({ ctx, input }) => getMember(ctx.db, input.id)),

  setMembershipStatus: coachProcedure
    .meta({
      refusals: { "not-there": "NOT_FOUND", "already-done": "CONFLICT", "changed-meanwhile": "CONFLICT" },
    })
    .input(setMembershipSchema)
    .mutation(({ ctx, input }) => setMembershipStatus(ctx.db, { ...input, actorId: ctx.user.id })),
});
