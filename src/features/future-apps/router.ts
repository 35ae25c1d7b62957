import "server-only";
import { proofBeyondPerAddress } from "@/server/limit-middleware";
import { publicProcedure, router } from "@/server/trpc";
import { voteSchema } from "./schema";
import { castVote, listApps, listVotedApps } from "./service";
import { announceVote, watchVotes } from "./vote-stream";
import { identifyVoter, readVoter } from "./voter";

const voteLimit = proofBeyondPerAddress({ name: "vote", points: 600, seconds: 60 * 60 });

export const futureAppsRouter = router({
  list: publicProcedure.query(async ({ ctx }) => {
    const voter = await readVoter(ctx);
    const [apps, votedAppIds] = await Promise.all([listApps(ctx.db), listVotedApps(ctx.db, voter)]);
    return { apps, votedAppIds };
  }),

  vote: publicProcedure
    .meta({
      refusals: {
        "signed-out": "UNAUTHORIZED",
        "not-votable": "BAD_REQUEST",
        "proof-needed": "TOO_MANY_REQUESTS",
      },
    })
    .input(voteSchema)
    .use(voteLimit)
    .mutation(async ({ ctx, input }) => {
      const result = await castVote(ctx.db, await identifyVoter(ctx, input.voter), input);
      if (!result.alreadyVoted) announceVote({ id: result.id, voteCount: result.voteCount });
      return result;
    }),

  onVote: publicProcedure
    .meta({ refusals: { "rate-limited": "TOO_MANY_REQUESTS", "too-many-streams": "SERVICE_UNAVAILABLE" } })
    .subscription(({ ctx, signal }) => watchVotes(ctx, signal ?? new AbortController().signal)),
});
