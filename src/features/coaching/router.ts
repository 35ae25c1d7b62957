import "server-only";
import { proofBeyondPerAddress } from "@/server/limit-middleware";
import { acceptOrQuarantine, budgets } from "@/server/spam";
import { publicProcedure, router } from "@/server/trpc";
import { submitApplication } from "./application-service";
import {
  joinWaitlistSchema,
  type KeyedApplication,
  leaveWaitlistSchema,
  submitApplicationSchema,
  type WaitlistForm,
} from "./schema";
import { joinWaitlist, leaveWaitlist } from "./waitlist-service";

const waitlistLimit = proofBeyondPerAddress({ name: "waitlist", points: 20, seconds: 60 * 60 });
const applicationLimit = proofBeyondPerAddress({ name: "application", points: 20, seconds: 60 * 60 });
const leaveLimit = proofBeyondPerAddress({ name: "leave-waitlist", points: 30, seconds: 15 * 60 });

const done = { ok: true } as const;

export const coachingRouter = router({
  joinWaitlist: publicProcedure
    .meta({
      serviceLimits: [budgets.waitlist, budgets.quarantine],
      refusals: { "proof-needed": "TOO_MANY_REQUESTS" },
    })
    .input(joinWaitlistSchema)
    .use(waitlistLimit)
    .mutation(async ({ ctx, input }) => {
      const accept = (form: WaitlistForm) => joinWaitlist(ctx.db, form);
      const entry = await acceptOrQuarantine(ctx, { form: "waitlist", input, accept });
      return { ...done, isQuarantined: !entry, since: entry?.since ?? null };
    }),

  leaveWaitlist: publicProcedure
    .meta({
      refusals: {
        "not-there": "NOT_FOUND",
        "spent-link": "BAD_REQUEST",
        "proof-needed": "TOO_MANY_REQUESTS",
      },
    })
    .input(leaveWaitlistSchema)
    .use(leaveLimit)
    .mutation(async ({ ctx, input }) => {
      await leaveWaitlist(ctx.db, input);
      return done;
    }),

  // tRPC reserves the name "apply".
  submitApplication: publicProcedure
    .meta({
      serviceLimits: [budgets.application, budgets.quarantine],
      refusals: { "proof-needed": "TOO_MANY_REQUESTS" },
    })
    .input(submitApplicationSchema)
    .use(applicationLimit)
    .mutation(async ({ ctx, input }) => {
      const accept = (form: KeyedApplication) => submitApplication(ctx.db, form);
      return {
        ...done,
        isQuarantined: !(await acceptOrQuarantine(ctx, { form: "application", input, accept })),
      };
    }),
});
