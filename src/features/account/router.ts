import "server-only";
import { canonicalEmail } from "@/lib/email-address";
import { sessionCookieFor } from "@/server/auth/sessions";
import { deviceCookie, readDevice } from "@/server/auth/sign-in-limit";
import type { Context } from "@/server/context";
import { verdict } from "@/server/spam";
import { charge, memberProcedure, publicProcedure, router } from "@/server/trpc";
import { confirmEmailChange, requestEmailChange } from "./change-email-service";
import { linkGoogleProcedure } from "./link-google-procedure";
import { chargeLink, chargeMemberMail, chargeReset } from "./mail-limits";
import { requestPasswordReset, resetPassword } from "./reset-service";
import {
  confirmEmailChangeSchema,
  requestEmailChangeSchema,
  requestPasswordResetSchema,
  resetPasswordSchema,
  signUpSchema,
  verifyEmailSchema,
} from "./schema";
import { holdSignUp, signUp } from "./service";
import { resendVerification, verifyEmail } from "./verify-service";

const signUpLimit = { name: "sign-up", points: 20, seconds: 60 * 60 };

const deviceOf = (ctx: Context) => ({ userAgent: ctx.headers.get("user-agent"), address: ctx.address });

function rememberDevice(ctx: Context, email: string) {
  ctx.resHeaders.append("set-cookie", deviceCookie(canonicalEmail(email)));
}

export const accountRouter = router({
  linkGoogle: linkGoogleProcedure,

  signUp: publicProcedure.input(signUpSchema).mutation(async ({ ctx, input }) => {
    await charge(ctx, signUpLimit);
    const { website, filledFor, ...form } = input;
    const reason = await verdict("sign-up", { website, filledFor });
    if (reason) return holdSignUp(ctx.db, form, reason);
    const { id, claims } = await signUp(ctx.db, form, deviceOf(ctx));
    ctx.resHeaders.append("set-cookie", await sessionCookieFor(claims));
    rememberDevice(ctx, input.email);
    return { id };
  }),

  requestPasswordReset: publicProcedure.input(requestPasswordResetSchema).mutation(async ({ ctx, input }) => {
    await chargeReset(ctx, input.email);
    await requestPasswordReset(ctx.db, input);
    return { ok: true };
  }),

  resetPassword: publicProcedure.input(resetPasswordSchema).mutation(async ({ ctx, input }) => {
    await chargeLink(ctx);
    const { email } = await resetPassword(ctx.db, input);
    rememberDevice(ctx, email);
    return { ok: true };
  }),

  resendVerification: memberProcedure.mutation(async ({ ctx }) => {
    await chargeMemberMail(ctx, ctx.user.id);
    return { isSent: await resendVerification(ctx.db, ctx.user.id) };
  }),

  verifyEmail: publicProcedure.input(verifyEmailSchema).mutation(async ({ ctx, input }) => {
    await chargeLink(ctx);
    await verifyEmail(ctx.db, input);
    return { ok: true };
  }),

  requestEmailChange: memberProcedure.input(requestEmailChangeSchema).mutation(async ({ ctx, input }) => {
    await chargeMemberMail(ctx, ctx.user.id);
    const deviceKey = readDevice(ctx.headers, canonicalEmail(ctx.user.email));
    await requestEmailChange(ctx.db, { userId: ctx.user.id, address: ctx.address, deviceKey }, input);
    return { ok: true };
  }),

  confirmEmailChange: publicProcedure.input(confirmEmailChangeSchema).mutation(async ({ ctx, input }) => {
    await chargeLink(ctx);
    const session = await ctx.session({ fresh: true });
    const userId = session.state === "live" ? session.user.id : null;
    const { email, claims } = await confirmEmailChange(ctx.db, { userId, device: deviceOf(ctx) }, input);
    if (claims) {
      ctx.resHeaders.append("set-cookie", await sessionCookieFor(claims));
      rememberDevice(ctx, email);
    }
    return { isSignedIn: claims !== null };
  }),
});
