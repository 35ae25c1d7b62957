import "server-only";
import { coachProcedure, router } from "@/server/trpc";
import { countWaiting } from "./counts-service";

export const overviewRouter = router({
  counts: coachProcedure.query(({ ctx }) => countWaiting(ctx.db)),
});
