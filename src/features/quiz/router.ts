import "server-only";
import { proofBeyondPerAddress } from "@/server/limit-middleware";
import { databaseUnavailable } from "@/server/refusal";
import { memberProcedure, publicProcedure, router } from "@/server/trpc";
import { submitSchema } from "./schema";
import { scoreAnswers } from "./score";
import { findLatestArchetype, storeResult } from "./service";

const submitLimit = proofBeyondPerAddress({ name: "quiz", points: 120, seconds: 60 * 60 });

export const quizRouter = router({
  /** Scores the answers, and stores the result if the caller is signed in and the answers are not another member's. */
  submit: publicProcedure
    .meta({
      refusals: {
        "signed-out": "UNAUTHORIZED",
        "database-unavailable": "SERVICE_UNAVAILABLE",
        "proof-needed": "TOO_MANY_REQUESTS",
      },
    })
    .input(submitSchema)
    .use(submitLimit)
    .mutation(async ({ ctx, input }) => {
      const session = await ctx.session();
      if (session.state === "degraded") {
        throw databaseUnavailable();
      }
      const isTheirs = session.state === "live" && (input.owner ?? session.user.id) === session.user.id;
      if (!isTheirs) return { archetype: scoreAnswers(input.answers), isSaved: false };
      return { archetype: await storeResult(ctx.db, session.user.id, input), isSaved: true };
    }),

  latest: memberProcedure.query(({ ctx }) => findLatestArchetype(ctx.db, ctx.user.id)),
});
