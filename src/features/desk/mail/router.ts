import "server-only";
import { coachProcedure, router } from "@/server/trpc";
import { getMail, listMails, sampleMail } from "./list-service";
import { resendMail } from "./resend-service";
import { listMailsSchema, mailIdSchema, sampleSchema } from "./schema";

const notThere = { "not-there": "NOT_FOUND" } as const;
const recordProcedure = coachProcedure.meta({ refusals: notThere });

export const mailRouter = router({
  list: coachProcedure.input(listMailsSchema).query(({ ctx, input }) => listMails(ctx.db, input)),

  get: recordProcedure.input(mailIdSchema).query(({ ctx, input }) => getMail(ctx.db, input)),

  sample: recordProcedure.input(sampleSchema).query(({ input }) => sampleMail(input.kind)),

  resend: coachProcedure
    .meta({
      refusals: {
        ...notThere,
        "already-done": "CONFLICT",
        "spent-link": "CONFLICT",
        "illegal-move": "CONFLICT",
      },
    })
    .input(mailIdSchema)
    .mutation(({ ctx, input }) => resendMail(ctx.db, ctx.user.id, input)),
});
