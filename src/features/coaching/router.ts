import "server-only";
import { charge, publicProcedure, router } from "@/server/trpc";
import { joinWaitlistSchema, submitApplicationSchema } from "./schema";
import { joinWaitlist, submitApplication } from "./service";

const waitlistLimit = { name: "waitlist", points: 20, seconds: 60 * 60 };
const applicationLimit = { name: "application", points: 20, seconds: 60 * 60 };

/** The same answer for a first time and a repeat: nobody learns from it who is already here. */
const done = { ok: true } as const;

export const coachingRouter = router({
  joinWaitlist: publicProcedure.input(joinWaitlistSchema).mutation(async ({ ctx, input }) => {
    await charge(ctx, waitlistLimit);
    await joinWaitlist(ctx.db, input);
    return done;
  }),

  // tRPC keeps the name "apply" to itself.
  submitApplication: publicProcedure.input(submitApplicationSchema).mutation(async ({ ctx, input }) => {
    await charge(ctx, applicationLimit);
    await submitApplication(ctx.db, input);
    return done;
  }),
});
