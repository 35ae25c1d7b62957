import "server-only";
import { messages } from "@/content/messages";
import { factorNeeded, isFactorFresh, isFactorVerified } from "@/server/auth/second-factor";
import { limitPerMember } from "@/server/limit-middleware";
import { refusal } from "@/server/refusal";
import { isFresh, router, teamProcedure } from "@/server/trpc";
import { codeLimit, confirmApp, recoveryLimit, startApp, verifyCode, verifyRecovery } from "./code-service";
import { hasAnyFactor, listFactors, removeApp, removePasskey, renewRecoveryCodes } from "./factor-service";
import { addPasskey, askPasskey, startPasskey, verifyPasskey } from "./passkey-service";
import { addPasskeySchema, codeSchema, passkeyIdSchema, recoverySchema, verifyPasskeySchema } from "./schema";

const callLimit = limitPerMember({ name: "factor-call", points: 600, seconds: 60 * 60 });
const passkeyRefusals = { "factor-wrong": "BAD_REQUEST" } as const;
const codeRefusals = { ...passkeyRefusals, "rate-limited": "TOO_MANY_REQUESTS" } as const;
const changeRefusals = { "stale-session": "FORBIDDEN", "factor-needed": "FORBIDDEN" } as const;

const ownProcedure = teamProcedure.use(callLimit).use(({ ctx, next }) => {
  const { id, email, displayName } = ctx.user;
  const owner = { id, email, displayName, sid: ctx.claims.sid, isVerified: isFactorFresh(ctx) };
  return next({ ctx: { owner } });
});

/** Requires a second factor verified within five minutes, or a recent sign-in if the coach has no second factor yet. */
const changeProcedure = ownProcedure.meta({ refusals: changeRefusals }).use(async ({ ctx, next }) => {
  const { isVerified } = ctx.owner;
  if (!isVerified && (await hasAnyFactor(ctx.db, ctx.user.id))) throw factorNeeded();
  if (!isVerified && !isFresh(ctx.claims)) {
    throw refusal("FORBIDDEN", "stale-session", messages.profile.signInAgain);
  }
  return next();
});

export const secondFactorRouter = router({
  get: ownProcedure.query(async ({ ctx }) => ({
    ...(await listFactors(ctx.db, ctx.user.id)),
    email: ctx.user.email,
    isVerified: isFactorVerified(ctx),
    isFresh: isFactorFresh(ctx),
    /** A coach without a second factor needs a recent sign-in to add one. */
    isSignInFresh: isFresh(ctx.claims),
  })),

  startPasskey: changeProcedure.mutation(({ ctx }) => startPasskey(ctx.db, ctx.owner)),

  addPasskey: changeProcedure
    .meta({ refusals: { ...changeRefusals, ...passkeyRefusals, "factor-known": "CONFLICT" } })
    .input(addPasskeySchema)
    .mutation(({ ctx, input }) => addPasskey(ctx.db, ctx.owner, input)),

  startApp: changeProcedure
    .meta({ refusals: { ...changeRefusals, "already-done": "CONFLICT" } })
    .mutation(({ ctx }) => startApp(ctx.db, ctx.owner)),

  confirmApp: changeProcedure
    .meta({
      serviceLimits: [codeLimit],
      refusals: { ...changeRefusals, ...codeRefusals, "already-done": "CONFLICT" },
    })
    .input(codeSchema)
    .mutation(({ ctx, input }) => confirmApp(ctx.db, ctx.owner, input.code)),

  askPasskey: ownProcedure.mutation(({ ctx }) => askPasskey(ctx.db, ctx.owner)),

  verifyPasskey: ownProcedure
    .meta({ refusals: passkeyRefusals })
    .input(verifyPasskeySchema)
    .mutation(({ ctx, input }) => verifyPasskey(ctx.db, ctx.owner, input)),

  verifyCode: ownProcedure
    .meta({ serviceLimits: [codeLimit], refusals: codeRefusals })
    .input(codeSchema)
    .mutation(({ ctx, input }) => verifyCode(ctx.db, ctx.owner, input.code)),

  verifyRecovery: ownProcedure
    .meta({ serviceLimits: [recoveryLimit], refusals: codeRefusals })
    .input(recoverySchema)
    .mutation(({ ctx, input }) => verifyRecovery(ctx.db, ctx.owner, input.code)),

  removePasskey: changeProcedure
    .input(passkeyIdSchema)
    .mutation(({ ctx, input }) => removePasskey(ctx.db, ctx.owner, input.id)),

  removeApp: changeProcedure.mutation(({ ctx }) => removeApp(ctx.db, ctx.owner)),

  renewRecoveryCodes: changeProcedure
    .meta({ refusals: { ...changeRefusals, "not-there": "NOT_FOUND" } })
    .mutation(async ({ ctx }) => {
      // Recovery codes are useful only beside another factor.
      if (!(await hasAnyFactor(ctx.db, ctx.user.id))) {
        throw refusal("NOT_FOUND", "not-there", messages.factor.noneYet);
      }
      return { recoveryCodes: await renewRecoveryCodes(ctx.db, ctx.owner) };
    }),
});
