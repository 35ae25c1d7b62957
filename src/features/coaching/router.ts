import "server-only";
import { limitPerAddress, proofBeyondPerAddress } from "@/server/limit-middleware";
import { accept, budgets, holdSubmission, judge } from "@/server/spam";
import { publicProcedure, router } from "@/server/trpc";
import { submitApplication } from "./application-service";
import { joinWaitlistSchema, leaveWaitlistSchema, submitApplicationSchema } from "./schema";
import { joinWaitlist, leaveWaitlist } from "./waitlist-service";

const waitlistLimit = proofBeyondPerAddress({ name: "waitlist", points: 20, seconds: 60 * 60 });
const applicationLimit = proofBeyondPerAddress({ name: "application", points: 20, seconds: 60 * 60 });
const leaveLimit = limitPerAddress({ name: "leave-waitlist", points: 30, seconds: 15 * 60 });

/** The same answer whether a form is new or held; the waitlist alone tells since when an address has been on it. */
const done = { ok: true } as const;

const sentNow = () => ({ submittedAt: new Date().toISOString() });

export const coachingRouter = router({
  joinWaitlist: publicProcedure
    .meta({
      serviceLimits: [budgets.waitlist, budgets.held],
      refusals: { "proof-needed": "TOO_MANY_REQUESTS" },
    })
    .input(joinWaitlistSchema)
    .use(waitlistLimit)
    .mutation(async ({ ctx, input }) => {
      const { website, fillTimeMs, ...form } = input;
      const reason = judge("waitlist", { website, fillTimeMs });
      if (!reason) {
        const { since } = await accept("waitlist", ctx.headers, () => joinWaitlist(ctx.db, form));
        return { ...done, since };
      }
      const payload = { ...form, ...sentNow() };
      await holdSubmission(ctx.db, ctx.headers, { form: "waitlist", reason, email: form.email, payload });
      return { ...done, since: null };
    }),

  leaveWaitlist: publicProcedure
    .meta({ refusals: { "not-there": "NOT_FOUND", "spent-link": "BAD_REQUEST" } })
    .input(leaveWaitlistSchema)
    .use(leaveLimit)
    .mutation(async ({ ctx, input }) => {
      await leaveWaitlist(ctx.db, input);
      return done;
    }),

  // tRPC keeps the name "apply" to itself.
  submitApplication: publicProcedure
    .meta({
      serviceLimits: [budgets.application, budgets.held],
      refusals: { "proof-needed": "TOO_MANY_REQUESTS" },
    })
    .input(submitApplicationSchema)
    .use(applicationLimit)
    .mutation(async ({ ctx, input }) => {
      const { website, fillTimeMs, ...form } = input;
      const reason = judge("application", { website, fillTimeMs });
      if (!reason) await accept("application", ctx.headers, () => submitApplication(ctx.db, form));
      else {
        const payload = { ...form, ...sentNow() };
        await holdSubmission(ctx.db, ctx.headers, {
          form: "application",
          reason,
          email: form.email,
          payload,
        });
      }
      return done;
    }),
});
