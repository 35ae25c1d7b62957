import "server-only";
import { holdBack, verdict } from "@/server/spam";
import { charge, publicProcedure, router } from "@/server/trpc";
import { submitApplication } from "./application-service";
import { joinWaitlistSchema, leaveWaitlistSchema, submitApplicationSchema } from "./schema";
import { joinWaitlist, leaveWaitlist } from "./waitlist-service";

const waitlistLimit = { name: "waitlist", points: 20, seconds: 60 * 60 };
const applicationLimit = { name: "application", points: 20, seconds: 60 * 60 };
const leaveLimit = { name: "leave-waitlist", points: 30, seconds: 15 * 60 };

/** The same answer for a first time, a repeat and what is held back: nobody learns from it who is already here. */
const done = { ok: true } as const;

const sentNow = () => ({ submittedAt: new Date().toISOString() });

export const coachingRouter = router({
  joinWaitlist: publicProcedure.input(joinWaitlistSchema).mutation(async ({ ctx, input }) => {
    await charge(ctx, waitlistLimit);
    const { website, filledFor, ...form } = input;
    const reason = await verdict("waitlist", { website, filledFor });
    if (!reason) await joinWaitlist(ctx.db, form);
    else {
      const payload = { ...form, ...sentNow() };
      await holdBack(ctx.db, { form: "waitlist", reason, email: form.email, payload });
    }
    return done;
  }),

  leaveWaitlist: publicProcedure.input(leaveWaitlistSchema).mutation(async ({ ctx, input }) => {
    await charge(ctx, leaveLimit);
    await leaveWaitlist(ctx.db, input);
    return done;
  }),

  // tRPC keeps the name "apply" to itself.
  submitApplication: publicProcedure.input(submitApplicationSchema).mutation(async ({ ctx, input }) => {
    await charge(ctx, applicationLimit);
    const { website, filledFor, ...form } = input;
    const reason = await verdict("application", { website, filledFor });
    if (!reason) await submitApplication(ctx.db, form);
    else {
      const payload = { ...form, ...sentNow() };
      await holdBack(ctx.db, { form: "application", reason, email: form.email, payload });
    }
    return done;
  }),
});
