import "server-only";
import { charge, publicProcedure, router } from "@/server/trpc";
import { applySchema, joinWaitlistSchema } from "./schema";
import { apply, joinWaitlist } from "./service";

const waitlistLimit = { name: "waitlist", points: 20, seconds: 60 * 60 };
const applyLimit = { name: "apply", points: 20, seconds: 60 * 60 };

/** The same answer for a first time and a repeat: nobody learns from it who is already here. */
const done = { ok: true } as const;

export const coachingRouter = router({
  joinWaitlist: publicProcedure.input(joinWaitlistSchema).mutation(async ({ ctx, input }) => {
    await charge(ctx, waitlistLimit);
    await joinWaitlist(ctx.db, input);
    return done;
  }),

  // tRPC keeps the name "apply" to itself.
  submitApplication: publicProcedure.input(applySchema).mutation(async ({ ctx, input }) => {
    await charge(ctx, applyLimit);
    await apply(ctx.db, input);
    return done;
  }),
});
