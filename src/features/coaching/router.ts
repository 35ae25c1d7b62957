import "server-only";
import { limitPerAddress, proofBeyondPerAddress } from "@/server/limit-middleware";
import { budgets, detectSpam, quarantineSubmission, withBudget } from "@/server/spam";
import { publicProcedure, router } from "@/server/trpc";
import { submitApplication } from "./application-service";
import { joinWaitlistSchema, leaveWaitlistSchema, submitApplicationSchema } from "./schema";
import { joinWaitlist, leaveWaitlist } from "./waitlist-service";

const waitlistLimit = proofBeyondPerAddress({ name: "waitlist", points: 20, seconds: 60 * 60 });
const applicationLimit = proofBeyondPerAddress({ name: "application", points: 20, seconds: 60 * 60 });
const leaveLimit = limitPerAddress({ name: "leave-waitlist", points: 30, seconds: 15 * 60 });

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
      const reason = detectSpam("waitlist", { website, fillTimeMs });
      if (reason) {
        const payload = { ...form, ...sentNow() };
        await quarantineSubmission(ctx.db, ctx.headers, { form: "waitlist", reason, payload });
        return { ...done, isHeld: true, since: null };
      }
      const { since } = await withBudget({
        form: "waitlist",
        headers: ctx.headers,
        work: () => joinWaitlist(ctx.db, form),
      });
      return { ...done, isHeld: false, since };
    }),

  leaveWaitlist: publicProcedure
    .meta({ refusals: { "not-there": "NOT_FOUND", "spent-link": "BAD_REQUEST" } })
    .input(leaveWaitlistSchema)
    .use(leaveLimit)
    .mutation(async ({ ctx, input }) => {
      await leaveWaitlist(ctx.db, input);
      return done;
    }),

  // tRPC reserves the name "apply".
  submitApplication: publicProcedure
    .meta({
      serviceLimits: [budgets.application, budgets.held],
      refusals: { "proof-needed": "TOO_MANY_REQUESTS" },
    })
    .input(submitApplicationSchema)
    .use(applicationLimit)
    .mutation(async ({ ctx, input }) => {
      const { website, fillTimeMs, ...form } = input;
      const reason = detectSpam("application", { website, fillTimeMs });
      if (reason) {
        const payload = { ...form, ...sentNow() };
        await quarantineSubmission(ctx.db, ctx.headers, { form: "application", reason, payload });
        return { ...done, isHeld: true };
      }
      await withBudget({
        form: "application",
        headers: ctx.headers,
        work: () => submitApplication(ctx.db, form),
      });
      return { ...done, isHeld: false };
    }),
});
