import "server-only";
import { coachProcedure, router } from "@/server/trpc";
import { getMail, sampleMail } from "./letter-service";
import { listMails } from "./list-service";
import { resendMail } from "./resend-service";
import { listMailsSchema, mailIdSchema, sampleSchema } from "./schema";

export const mailRouter = router({
  list: coachProcedure.input(listMailsSchema).query(({ ctx, input }) => listMails(ctx.db, input)),

  get: coachProcedure.input(mailIdSchema).query(({ ctx, input }) => getMail(ctx.db, input)),

  sample: coachProcedure.input(sampleSchema).query(({ input }) => sampleMail(input.kind)),

  resend: coachProcedure
    .input(mailIdSchema)
    .mutation(({ ctx, input }) => resendMail(ctx.db, ctx.user.id, input)),
});
