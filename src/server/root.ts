import "server-only";
import { accountRouter } from "@/features/account/router";
import { releaseSignUp } from "@/features/account/service";
import { releaseApplication } from "@/features/coaching/application-service";
import { coachingRouter } from "@/features/coaching/router";
import { releaseWaitlist } from "@/features/coaching/waitlist-service";
import { createDeskRouter } from "@/features/desk/router";
import { futureAppsRouter } from "@/features/future-apps/router";
import { profileRouter } from "@/features/profile/router";
import { quizRouter } from "@/features/quiz/router";
import { secondFactorRouter } from "@/features/second-factor/router";
import type { Releases } from "./quarantined-forms";
import { createCallerFactory, router } from "./trpc";

export const releases: Releases = {
  waitlist: releaseWaitlist,
  application: releaseApplication,
  "sign-up": releaseSignUp,
};

export const appRouter = router({
  account: accountRouter,
  coaching: coachingRouter,
  desk: createDeskRouter(releases),
  futureApps: futureAppsRouter,
  profile: profileRouter,
  quiz: quizRouter,
  secondFactor: secondFactorRouter,
});

export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
