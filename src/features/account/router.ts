import "server-only";
import { clearPendingCookie, linkGoogle, readPending } from "@/server/auth/google-link";
import { createSessionCookie, describeDevice, type SessionClaims } from "@/server/auth/sessions";
import { requirePassword } from "@/server/auth/sign-in";
import { createDeviceCookie, signInLimits } from "@/server/auth/sign-in-limit";
import type { Context } from "@/server/context";
import { serialiseCookie } from "@/server/http/cookies";
import { proofBeyondPerAddress } from "@/server/limit-middleware";
import { budgets, detectSpam, withBudget } from "@/server/spam";
import { memberProcedure, publicProcedure, router } from "@/server/trpc";
import {
  enterByLink,
  findResetAccount,
  freshLinkLimit,
  type LoginLinkPurpose,
  linkLimit,
  loginLinkAddressLimit,
  loginLinkLimit,
  memberMailLimit,
  renewLink,
  requestLoginLink,
  resendVerification,
  resetPassword,
  verifyEmail,
} from "./recovery/link-service";
import {
  linkGoogleSchema,
  linkSchema,
  renewLinkSchema,
  requestEmailChangeSchema,
  requestLoginLinkSchema,
  resetPasswordSchema,
  signUpSchema,
} from "./schema";
import { confirmEmailChange, requestEmailChange, signUp } from "./service";

const proofRefusal = { "proof-needed": "TOO_MANY_REQUESTS" } as const;
const spentLinkRefusals = { ...proofRefusal, "spent-link": "BAD_REQUEST" } as const;

const signUpLimit = proofBeyondPerAddress({ name: "sign-up", points: 20, seconds: 60 * 60 });

async function setSignInCookies({ resHeaders }: Context, claims: SessionClaims) {
  resHeaders.append("set-cookie", await createSessionCookie(claims));
  resHeaders.append("set-cookie", serialiseCookie(...createDeviceCookie(claims)));
}

/** Procedures with the secret of a link are mutations, so that the secret is not part of a URL. */
const linkProcedure = publicProcedure.meta({ refusals: spentLinkRefusals }).input(linkSchema).use(linkLimit);

const loginLinkProcedure = publicProcedure
  .meta({ serviceLimits: [loginLinkLimit], refusals: proofRefusal })
  .input(requestLoginLinkSchema)
  .use(loginLinkAddressLimit);

async function sendLink(purpose: LoginLinkPurpose, ctx: Context, email: string) {
  await requestLoginLink(ctx, purpose, email);
  return { ok: true };
}

export const accountRouter = router({
  linkGoogle: publicProcedure
    .meta({
      serviceLimits: signInLimits,
      refusals: {
        "link-expired": "FORBIDDEN",
        "link-refused": ["BAD_REQUEST", "CONFLICT"],
        "rate-limited": "TOO_MANY_REQUESTS",
      },
    })
    .input(linkGoogleSchema)
    .mutation(async ({ ctx, input }) => {
      const claims = await linkGoogle(ctx.db, ctx.headers, input.password);
      await setSignInCookies(ctx, claims);
      ctx.resHeaders.append("set-cookie", clearPendingCookie());
      return { id: claims.sub };
    }),

  // Returns the address that Google has confirmed for this visitor, and not the account's address, which may have
  // changed since.
  findLinkAccount: publicProcedure
    .meta({ refusals: proofRefusal })
    .use(linkLimit)
    .mutation(({ ctx }) => ({ email: readPending(ctx.headers)?.email ?? null })),

  signUp: publicProcedure
    .meta({
      serviceLimits: [budgets["sign-up"]],
      refusals: {
        "sign-up-refused": "BAD_REQUEST",
        "password-common": "BAD_REQUEST",
        ...proofRefusal,
      },
    })
    .input(signUpSchema)
    .use(signUpLimit)
    .mutation(async ({ ctx, input }) => {
      const { website, fillTimeMs, ...form } = input;
      const reason = detectSpam("sign-up", { website, fillTimeMs });
      // A password manager may fill in the hidden field, so a suspicious sign-up requires a proof of work and is not
      // refused.
      const { id, claims } = await withBudget({
        form: "sign-up",
        headers: ctx.headers,
        isSuspect: reason !== null,
        work: () => signUp(ctx.db, form, describeDevice(ctx.headers)),
      });
      await setSignInCookies(ctx, claims);
      return { id };
    }),

  requestPasswordReset: loginLinkProcedure.mutation(({ ctx, input }) => sendLink("reset", ctx, input.email)),

  requestSignInLink: loginLinkProcedure.mutation(({ ctx, input }) => sendLink("enter", ctx, input.email)),

  renewLink: publicProcedure
    .meta({
      serviceLimits: [freshLinkLimit],
      refusals: { ...spentLinkRefusals, "rate-limited": "TOO_MANY_REQUESTS" },
    })
    .input(renewLinkSchema)
    .use(linkLimit)
    .mutation(async ({ ctx, input }) => {
      await renewLink(ctx.db, input.token);
      return { ok: true };
    }),

  enterByLink: linkProcedure.mutation(async ({ ctx, input }) => {
    const claims = await enterByLink(ctx.db, input.token, describeDevice(ctx.headers));
    await setSignInCookies(ctx, claims);
    return { ok: true };
  }),

  findResetAccount: linkProcedure
    .meta({ refusals: proofRefusal })
    .mutation(({ ctx, input }) => findResetAccount(ctx.db, input)),

  resetPassword: publicProcedure
    .meta({ refusals: { ...spentLinkRefusals, "password-weak": "BAD_REQUEST" } })
    .input(resetPasswordSchema)
    .use(linkLimit)
    .mutation(async ({ ctx, input }) => {
      const account = await resetPassword(ctx.db, input);
      ctx.resHeaders.append("set-cookie", serialiseCookie(...createDeviceCookie(account)));
      return { ok: true };
    }),

  resendVerification: memberProcedure
    .use(memberMailLimit)
    .mutation(async ({ ctx }) => ({ isSent: await resendVerification(ctx.db, ctx.user.id) })),

  verifyEmail: linkProcedure.mutation(async ({ ctx, input }) => {
    await verifyEmail(ctx.db, input);
    return { ok: true };
  }),

  requestEmailChange: memberProcedure
    .meta({
      serviceLimits: signInLimits,
      refusals: {
        "wrong-password": "BAD_REQUEST",
        "email-same": "BAD_REQUEST",
        "rate-limited": "TOO_MANY_REQUESTS",
      },
    })
    .input(requestEmailChangeSchema)
    .use(memberMailLimit)
    .mutation(async ({ ctx, input }) => {
      await requirePassword(ctx.db, ctx.headers, { ...ctx.user, password: input.password });
      const requester = { id: ctx.user.id, sessionVersion: ctx.claims.sv };
      await requestEmailChange(ctx.db, requester, input.email);
      return { ok: true };
    }),

  confirmEmailChange: linkProcedure
    .meta({ refusals: { ...spentLinkRefusals, "email-taken": "CONFLICT" } })
    .mutation(async ({ ctx, input }) => {
      const session = await ctx.session();
      const userId = session.state === "live" ? session.user.id : null;
      const current = { userId, device: describeDevice(ctx.headers) };
      const { isSignedIn, claims } = await confirmEmailChange(ctx.db, current, input);
      if (claims) await setSignInCookies(ctx, claims);
      return { isSignedIn };
    }),
});
