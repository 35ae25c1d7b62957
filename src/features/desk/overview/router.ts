import "server-only";
import { coachProcedure, router } from "@/server/trpc";
import { findPeople } from "./find-service";
import { findSchema } from "./schema";
import { countWaiting, readToday } from "./today-service";

export const overviewRouter = router({
  counts: coachProcedure.query(({ ctx }) => countWaiting(ctx.db)),
  today: coachProcedure.query(({ ctx }) => readToday(ctx.db)),
  find: coachProcedure.input(findSchema).query(({ ctx, input }) => findPeople(ctx.db, input.q)),
});
