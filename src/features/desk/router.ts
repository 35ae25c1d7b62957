import "server-only";
import type { Releases } from "@/server/quarantined-forms";
import { coachProcedure, router } from "@/server/trpc";
import { announcementsRouter } from "./announcements/router";
import { applicationsRouter } from "./applications/router";
import { listAudit } from "./audit/list-service";
import { mailRouter } from "./mail/router";
import { membersRouter } from "./members/router";
import { findPeople } from "./overview/find-service";
import { readFirstSteps } from "./overview/first-steps-service";
import { countWaiting, readToday } from "./overview/today-service";
import { pagesRouter } from "./pages/router";
import { listQuarantined } from "./quarantine/list-service";
import { releaseQuarantined } from "./quarantine/release-service";
import {
  findSchema,
  listAuditSchema,
  listQuarantinedSchema,
  releaseQuarantinedSchema,
  votesOverTimeSchema,
} from "./schema";
import { voteBoard, votesOverTime } from "./votes/service";
import { waitlistRouter } from "./waitlist/router";

/** `releases` has the function that processes each form. */
function createQuarantineRouter(releases: Releases) {
  return router({
    list: coachProcedure
      .input(listQuarantinedSchema)
      .query(({ ctx, input }) => listQuarantined(ctx.db, input)),

    release: coachProcedure
      .meta({
        refusals: { "not-there": "NOT_FOUND", "already-done": "CONFLICT", "illegal-move": "CONFLICT" },
      })
      .input(releaseQuarantinedSchema)
      .mutation(({ ctx, input }) => releaseQuarantined(ctx.db, releases, ctx.user.id, input.id)),
  });
}

const overviewRouter = router({
  counts: coachProcedure.query(({ ctx }) => countWaiting(ctx.db)),
  today: coachProcedure.query(({ ctx }) => readToday(ctx.db)),
  firstSteps: coachProcedure.query(({ ctx }) => readFirstSteps(ctx.db, ctx.user.id)),
  find: coachProcedure.input(findSchema).query(({ ctx, input }) => findPeople(ctx.db, input.q)),
});

const votesRouter = router({
  board: coachProcedure.query(({ ctx }) => voteBoard(ctx.db)),

  overTime: coachProcedure
    .meta({ refusals: { "not-there": "BAD_REQUEST" } })
    .input(votesOverTimeSchema)
    .query(({ ctx, input }) => votesOverTime(ctx.db, input)),
});

const auditRouter = router({
  list: coachProcedure.input(listAuditSchema).query(({ ctx, input }) => listAudit(ctx.db, input)),
});

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
    audit: auditRouter,
    held: createQuarantineRouter(releases),
  });
}
