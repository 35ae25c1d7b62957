import "server-only";
import { coachProcedure, router } from "@/server/trpc";
import { listAudit } from "./list-service";
import { listAuditSchema } from "./schema";

export const auditRouter = router({
  list: coachProcedure.input(listAuditSchema).query(({ ctx, input }) => listAudit(ctx.db, input)),
});
