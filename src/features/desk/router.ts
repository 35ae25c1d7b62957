import "server-only";
import type { Releases } from "@/server/held-forms";
import { router } from "@/server/trpc";
import { announcementsRouter } from "./announcements/router";
import { applicationsRouter } from "./applications/router";
import { auditRouter } from "./audit/router";
import { createHeldRouter } from "./held/router";
import { mailRouter } from "./mail/router";
import { membersRouter } from "./members/router";
import { overviewRouter } from "./overview/router";
import { votesRouter } from "./votes/router";
import { waitlistRouter } from "./waitlist/router";

/** Makes the coach's side of the site; every procedure below is a coachProcedure. */
export function createDeskRouter(releases: Releases) {
  return router({
    overview: overviewRouter,
    applications: applicationsRouter,
    waitlist: waitlistRouter,
    members: membersRouter,
    votes: votesRouter,
    announcements: announcementsRouter,
    mail: mailRouter,
    audit: auditRouter,
    held: createHeldRouter(releases),
  });
}
