import "server-only";
import { messages } from "@/content/messages";
import { factorNeeded, hasFactor, hasFreshFactor } from "@/server/auth/second-factor";
import { limitPerMember } from "@/server/limit-middleware";
import { refusal } from "@/server/refusal";
import { isFresh, requireMember, router, teamProcedure } from "@/server/trpc";
import { codeLimit, confirmApp, proveCode, proveRecovery, recoveryLimit, startApp } from "./code-service";
import { hasAnyFactor, listFactors, removeApp, removePasskey, renewRecoveryCodes } from "./factor-service";
import { addPasskey, askPasskey, provePasskey, startPasskey } from "./passkey-service";
import { addPasskeySchema, codeSchema, passkeyIdSchema, provePasskeySchema, recoverySchema } from "./schema";

const callLimit = limitPerMember({ name: "factor-call", points: 600, seconds: 60 * 60 });
const wrong = { "factor-wrong": "BAD_REQUEST" } as const;
const limited = { ...wrong, "rate-limited": "TOO_MANY_REQUESTS" } as const;
const unproven = { "stale-session": "FORBIDDEN", "factor-needed": "FORBIDDEN" } as const;

const ownProcedure = teamProcedure.use(callLimit).use(({ ctx, next }) => {
  const { id, email, displayName } = ctx.user;
  return next({ ctx: { owner: { id, email, displayName, sid: ctx.claims.sid } } });
});

/** Requires a second factor verified within five minutes, or a recent sign-in if the coach has no second factor yet. */
const changeProcedure = ownProcedure.meta({ refusals: unproven }).use(async ({ ctx, next }) => {
  const session = await requireMember(ctx, true);
  const isProven = hasFreshFactor(session);
  if (!isProven && (await hasAnyFactor(ctx.db, ctx.user.id))) throw factorNeeded();
  if (!isProven && !isFresh(session.claims)) {
    throw refusal("FORBIDDEN", "stale-session", messages.profile.signInAgain);
  }
  return next();
});

export const secondFactorRouter = router({
  get: ownProcedure.query(async ({ ctx }) => {
    const session = await requireMember(ctx, true);
    return {
      ...(await listFactors(ctx.db, ctx.user.id)),
      isGiven: hasFactor(session),
      isFresh: hasFreshFactor(session),
      /** A coach without a second factor needs a recent sign-in to add one. */
      isSignInFresh: isFresh(session.claims),
    };
  }),

  startPasskey: changeProcedure.mutation(({ ctx }) => startPasskey(ctx.db, ctx.owner)),

  addPasskey: changeProcedure
    .meta({ refusals: { ...unproven, ...wrong, "factor-known": "CONFLICT" } })
    .input(addPasskeySchema)
    .mutation(({ ctx, input }) => addPasskey(ctx.db, ctx.owner, input)),

  startApp: changeProcedure
    .meta({ refusals: { ...unproven, "already-done": "CONFLICT" } })
    .mutation(({ ctx }) => startApp(ctx.db, ctx.owner)),

  confirmApp: changeProcedure
    .meta({ serviceLimits: [codeLimit], refusals: { ...unproven, ...limited, "already-done": "CONFLICT" } })
    .input(codeSchema)
    .mutation(({ ctx, input }) => confirmApp(ctx.db, ctx.owner, input.code)),

  askPasskey: ownProcedure.mutation(({ ctx }) => askPasskey(ctx.db, ctx.owner)),

  provePasskey: ownProcedure
    .meta({ refusals: wrong })
    .input(provePasskeySchema)
    .mutation(({ ctx, input }) => provePasskey(ctx.db, ctx.owner, input)),

  proveCode: ownProcedure
    .meta({ serviceLimits: [codeLimit], refusals: limited })
    .input(codeSchema)
    .mutation(({ ctx, input }) => proveCode(ctx.db, ctx.owner, input.code)),

  proveRecovery: ownProcedure
    .meta({ serviceLimits: [recoveryLimit], refusals: limited })
    .input(recoverySchema)
    .mutation(({ ctx, input }) => proveRecovery(ctx.db, ctx.owner, input.code)),

  removePasskey: changeProcedure
    .input(passkeyIdSchema)
    .mutation(({ ctx, input }) => removePasskey(ctx.db, ctx.owner, input.id)),

  removeApp: changeProcedure.mutation(({ ctx }) => removeApp(ctx.db, ctx.owner)),

  renewRecoveryCodes: changeProcedure
    .meta({ refusals: { ...unproven, "not-there": "NOT_FOUND" } })
    .mutation(async ({ ctx }) => {
      // Recovery codes are useful only beside another factor.
      if (!(await hasAnyFactor(ctx.db, ctx.user.id))) {
        throw refusal("NOT_FOUND", "not-there", messages.factor.noneYet);
      }
      return { recoveryCodes: await renewRecoveryCodes(ctx.db, ctx.owner) };
    }),
});
