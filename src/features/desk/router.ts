import "server-only";
import { router } from "@/server/trpc";
import { applicationsRouter } from "./applications/router";
import { auditRouter } from "./audit/router";
import { caughtRouter } from "./caught/router";
import { mailRouter } from "./mail/router";
import { membersRouter } from "./members/router";
import { overviewRouter } from "./overview/router";
import { votesRouter } from "./votes/router";
import { waitingListRouter } from "./waiting-list/router";

/** The coach's side of the site; every procedure below is a coachProcedure. */
export const deskRouter = router({
  overview: overviewRouter,
  applications: applicationsRouter,
  waitingList: waitingListRouter,
  members: membersRouter,
  votes: votesRouter,
  mail: mailRouter,
  audit: auditRouter,
  caught: caughtRouter,
});
