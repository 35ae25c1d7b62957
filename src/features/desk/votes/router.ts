import "server-only";
import { coachProcedure, router } from "@/server/trpc";
import { overTimeSchema } from "./schema";
import { voteBoard, votesOverTime } from "./service";

export const votesRouter = router({
  board: coachProcedure.query(({ ctx }) => voteBoard(ctx.db)),

  overTime: coachProcedure.input(overTimeSchema).query(({ ctx, input }) => votesOverTime(ctx.db, input)),
});
