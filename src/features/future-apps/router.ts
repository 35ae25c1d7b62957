import "server-only";
import type { Context } from "@/server/context";
import { limitPerAddress } from "@/server/limit-middleware";
import { publicProcedure, router } from "@/server/trpc";
import { castVote } from "./cast-service";
import { voteSchema } from "./schema";
import { listApps, listVotedApps } from "./service";
import { announceVote } from "./vote-hub";
import { newVisitor, readVisitor, type Voter } from "./voter";
import { watchVotes } from "./watch-votes";

const voteLimit = limitPerAddress({ name: "vote", points: 600, seconds: 60 * 60 });

async function readVoter(ctx: Context): Promise<Voter> {
  const session = await ctx.session();
  const userId = session.state === "live" ? session.user.id : null;
  return { userId, visitorId: readVisitor(ctx.headers) };
}

function withCookie(ctx: Context, voter: Voter): Voter {
  if (voter.userId || voter.visitorId) return voter;
  const visitor = newVisitor();
  ctx.resHeaders.append("set-cookie", visitor.cookie);
  return { userId: null, visitorId: visitor.id, isNew: true };
}

export const futureAppsRouter = router({
  list: publicProcedure.query(async ({ ctx }) => {
    const voter = await readVoter(ctx);
    const [apps, votedAppIds] = await Promise.all([listApps(ctx.db), listVotedApps(ctx.db, voter)]);
    return { apps, votedAppIds };
  }),

  vote: publicProcedure
    .meta({ refusals: { "signed-out": "UNAUTHORIZED" } })
    .input(voteSchema)
    .use(voteLimit)
    .mutation(async ({ ctx, input }) => {
      const result = await castVote(ctx.db, withCookie(ctx, await readVoter(ctx)), input);
      if (!result.alreadyVoted) announceVote({ id: result.id, voteCount: result.voteCount });
      return result;
    }),

  onVote: publicProcedure
    .meta({ refusals: { "rate-limited": "TOO_MANY_REQUESTS", "too-many-streams": "SERVICE_UNAVAILABLE" } })
    .subscription(({ ctx, signal }) => watchVotes(ctx, signal ?? new AbortController().signal)),
});
