import "server-only";
import { messages } from "@/content/messages";
import { recordSchema } from "@/lib/text-schema";
import type { LiveSession } from "@/server/auth/session-lookup";
import { createSessionCookie, describeDevice, getSessionCookieName } from "@/server/auth/sessions";
import { requirePassword } from "@/server/auth/sign-in";
import { createDeviceCookie, signInLimits } from "@/server/auth/sign-in-limit";
import type { Context } from "@/server/context";
import { getCookieName, serialiseCookie } from "@/server/http/cookies";
import { limitPerMember } from "@/server/limit-middleware";
import type { ProcedureMeta } from "@/server/procedure-meta";
import { refusal } from "@/server/refusal";
import { isFresh, memberProcedure, router } from "@/server/trpc";
import { deleteAccount } from "./delete-service";
import { exportData } from "./export-service";
import { changePasswordSchema, proofSchema, updateNicknameSchema } from "./schema";
import {
  endOtherSessions,
  endSession,
  getProfile,
  hasPassword,
  listSessions,
  replacePassword,
  updateNickname,
} from "./service";

/** The metadata of procedures that call `proveMember`. */
const proof = {
  access: "recently-authenticated",
  serviceLimits: signInLimits,
  refusals: {
    "wrong-password": "BAD_REQUEST",
    "stale-session": "FORBIDDEN",
    "rate-limited": "TOO_MANY_REQUESTS",
  },
} as const satisfies ProcedureMeta;

/**
 * Checks a given password, which counts as a sign-in attempt; without a password, requires a sign-in within five
 * minutes. Throws BAD_REQUEST (wrong-password), FORBIDDEN (stale-session) or TOO_MANY_REQUESTS (rate-limited).
 */
async function proveMember(ctx: Context & Omit<LiveSession, "state">, password: string | undefined) {
  const { user, claims } = ctx;
  if (password) await requirePassword(ctx.db, ctx.headers, { ...user, password });
  else if (!isFresh(claims)) throw refusal("FORBIDDEN", "stale-session", messages.profile.signInAgain);
  return { ...user, sessionVersion: claims.sv, sessionId: claims.sid };
}

const hour = 60 * 60;
const nicknameLimit = limitPerMember({ name: "nickname", points: 60, seconds: hour });
const passwordLimit = limitPerMember({ name: "change-password", points: 30, seconds: hour });
const sessionLimit = limitPerMember({ name: "end-session", points: 120, seconds: hour });
const exportLimit = limitPerMember({ name: "export", points: 20, seconds: hour });

function clearCookies(ctx: Context, cookies = [getSessionCookieName()]) {
  for (const name of cookies) ctx.resHeaders.append("set-cookie", serialiseCookie(name, "", 0));
}

export const profileRouter = router({
  get: memberProcedure.query(({ ctx }) => getProfile(ctx.db, ctx.user.id)),

  updateNickname: memberProcedure
    .input(updateNicknameSchema)
    .use(nicknameLimit)
    .mutation(({ ctx, input }) => updateNickname(ctx.db, ctx.user.id, input)),

  changePassword: memberProcedure
    .meta({
      ...proof,
      refusals: { ...proof.refusals, "password-weak": "BAD_REQUEST", "changed-meanwhile": "CONFLICT" },
    })
    .input(changePasswordSchema)
    .use(passwordLimit)
    .mutation(async ({ ctx, input }) => {
      if (!input.currentPassword && (await hasPassword(ctx.db, ctx.user.id))) {
        throw refusal("BAD_REQUEST", "wrong-password", messages.profile.currentMissing);
      }
      const member = await proveMember(ctx, input.currentPassword);
      const device = describeDevice(ctx.headers);
      const claims = await replacePassword(ctx.db, member, input.newPassword, device);
      ctx.resHeaders.append("set-cookie", await createSessionCookie(claims));
      ctx.resHeaders.append("set-cookie", serialiseCookie(...createDeviceCookie(claims)));
      return { isChanged: true };
    }),

  listSessions: memberProcedure.query(({ ctx }) =>
    listSessions(ctx.db, { userId: ctx.user.id, sessionId: ctx.claims.sid }),
  ),

  endSession: memberProcedure
    .input(recordSchema)
    .use(sessionLimit)
    .mutation(async ({ ctx, input }) => {
      const ended = await endSession(ctx.db, { userId: ctx.user.id, sessionId: ctx.claims.sid }, input);
      if (input.id === ctx.claims.sid) clearCookies(ctx);
      return ended;
    }),

  endOtherSessions: memberProcedure
    .use(sessionLimit)
    .mutation(({ ctx }) => endOtherSessions(ctx.db, { userId: ctx.user.id, sessionId: ctx.claims.sid })),

  exportData: memberProcedure
    .meta(proof)
    .input(proofSchema)
    .use(exportLimit)
    .mutation(async ({ ctx, input }) => {
      const { id, sessionId } = await proveMember(ctx, input.password);
      return exportData(ctx.db, { userId: id, sessionId });
    }),

  deleteAccount: memberProcedure
    .meta(proof)
    .input(proofSchema)
    .mutation(async ({ ctx, input }) => {
      const member = await proveMember(ctx, input.password);
      await deleteAccount(ctx.db, member);
      clearCookies(ctx, [getSessionCookieName(), getCookieName("device")]);
      return { isDeleted: true };
    }),
});
