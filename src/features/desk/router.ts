import "server-only";
import { recordSchema } from "@/lib/text-schema";
import type { Releases } from "@/server/quarantined-forms";
import { coachProcedure, router } from "@/server/trpc";
import { announcementsRouter } from "./announcements/router";
import { applicationsRouter } from "./applications/router";
import { listAudit } from "./audit/service";
import { composeSample, getMail, listMails, resendMail } from "./mail/service";
import { getMember, listMembers, setMembershipStatus, unsubscribeMember } from "./members/service";
import { findPeople } from "./overview/find-service";
import { readFirstSteps } from "./overview/first-steps-service";
import { countWaiting, readToday } from "./overview/today-service";
import { pagesRouter } from "./pages/router";
import { changed, notThere, recordProcedure } from "./procedures";
import { listQuarantined, releaseQuarantined } from "./quarantine/service";
import {
  findSchema,
  inviteSchema,
  listAuditSchema,
  listEntriesSchema,
  listMailsSchema,
  listMembersSchema,
  listQuarantinedSchema,
  sampleSchema,
  setMembershipSchema,
  votesOverTimeSchema,
} from "./schema";
import { countVotesOverTime, getVoteBoard } from "./votes/service";
import { countQueuedInvitations, inviteEntries, leaveEntry, listEntries } from "./waitlist/service";

const changeProcedure = coachProcedure.meta({
  refusals: { ...notThere, ...changed, "already-done": "CONFLICT" },
});

const overviewRouter = router({
  counts: coachProcedure.query(({ ctx }) => countWaiting(ctx.db)),
  today: coachProcedure.query(({ ctx }) => readToday(ctx.db)),
  firstSteps: coachProcedure.query(({ ctx }) => readFirstSteps(ctx.db, ctx.user.id)),
  find: coachProcedure.input(findSchema).query(({ ctx, input }) => findPeople(ctx.db, input.q)),
});

const votesRouter = router({
  board: coachProcedure.query(({ ctx }) => getVoteBoard(ctx.db)),

  overTime: coachProcedure
    .meta({ refusals: { "not-there": "BAD_REQUEST" } })
    .input(votesOverTimeSchema)
    .query(({ ctx, input }) => countVotesOverTime(ctx.db, input)),
});

const mailRouter = router({
  list: coachProcedure.input(listMailsSchema).query(({ ctx, input }) => listMails(ctx.db, input)),

  get: recordProcedure.input(recordSchema).query(({ ctx, input }) => getMail(ctx.db, input)),

  sample: recordProcedure.input(sampleSchema).query(({ input }) => composeSample(input.kind)),

  resend: coachProcedure
    .meta({
      refusals: {
        ...notThere,
        "already-done": "CONFLICT",
        "spent-link": "CONFLICT",
        "illegal-move": "CONFLICT",
      },
    })
    .input(recordSchema)
    .mutation(({ ctx, input }) => resendMail(ctx.db, ctx.user.id, input)),
});

const membersRouter = router({
  list: coachProcedure.input(listMembersSchema).query(({ ctx, input }) => listMembers(ctx.db, input)),

  get: recordProcedure.input(recordSchema).query(({ ctx, input }) => getMember(ctx.db, input.id)),

  setMembershipStatus: changeProcedure
    .input(setMembershipSchema)
    .mutation(({ ctx, input }) => setMembershipStatus(ctx.db, { ...input, actorId: ctx.user.id })),

  unsubscribe: recordProcedure
    .input(recordSchema)
    .mutation(({ ctx, input }) => unsubscribeMember(ctx.db, { ...input, actorId: ctx.user.id })),
});

const waitlistRouter = router({
  list: coachProcedure.input(listEntriesSchema).query(({ ctx, input }) => listEntries(ctx.db, input)),

  invite: coachProcedure
    .input(inviteSchema)
    .mutation(({ ctx, input }) => inviteEntries(ctx.db, { ...input, actorId: ctx.user.id })),

  countQueued: coachProcedure.query(({ ctx }) => countQueuedInvitations(ctx.db)),

  leave: changeProcedure
    .input(recordSchema)
    .mutation(({ ctx, input }) => leaveEntry(ctx.db, { ...input, actorId: ctx.user.id })),
});

/** `releases` contains, for each form, the function that processes it. */
export function createDeskRouter(releases: Releases) {
  return router({
    overview: overviewRouter,
    applications: applicationsRouter,
    waitlist: waitlistRouter,
    members: membersRouter,
    votes: votesRouter,
    announcements: announcementsRouter,
    pages: pagesRouter,
    mail: mailRouter,
    audit: router({
      list: coachProcedure.input(listAuditSchema).query(({ ctx, input }) => listAudit(ctx.db, input)),
    }),
    quarantine: router({
      list: coachProcedure
        .input(listQuarantinedSchema)
        .query(({ ctx, input }) => listQuarantined(ctx.db, input)),

      release: coachProcedure
        .meta({ refusals: { ...notThere, "already-done": "CONFLICT", "illegal-move": "CONFLICT" } })
        .input(recordSchema)
        .mutation(({ ctx, input }) => releaseQuarantined(ctx.db, releases, ctx.user.id, input.id)),
    }),
  });
}
