import "server-only";
import { accountRouter } from "@/features/account/router";
import { releaseSignUp } from "@/features/account/service";
import { releaseApplication, releaseWaitlist } from "@/features/coaching/held-service";
import { coachingRouter } from "@/features/coaching/router";
import { deskRouter } from "@/features/desk/router";
import { futureAppsRouter } from "@/features/future-apps/router";
import { profileRouter } from "@/features/profile/router";
import { quizRouter } from "@/features/quiz/router";
import { setReleases } from "./releases";
import { createCallerFactory, router } from "./trpc";

setReleases({ waitlist: releaseWaitlist, application: releaseApplication, "sign-up": releaseSignUp });

export const appRouter = router({
  account: accountRouter,
  coaching: coachingRouter,
  desk: deskRouter,
  futureApps: futureAppsRouter,
  profile: profileRouter,
  quiz: quizRouter,
});

export type AppRouter = typeof appRouter;

/** Makes callers that run procedures in this process, as tests and server code do. */
export const createCaller = createCallerFactory(appRouter);
