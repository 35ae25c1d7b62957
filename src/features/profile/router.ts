import "server-only";
import { memberProcedure, router } from "@/server/trpc";
import { getProfile } from "./service";

export const profileRouter = router({
  get: memberProcedure.query(({ ctx }) => getProfile(ctx.db, ctx.user.id)),
});
