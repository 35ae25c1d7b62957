import "server-only";
import { publicProcedure, router } from "@/server/trpc";
import { listOpenTools } from "./service";

export const toolsRouter = router({
  listOpen: publicProcedure.query(({ ctx }) => listOpenTools(ctx.db)),
});
