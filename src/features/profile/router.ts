import "server-only";
import { messages } from "@/content/messages";
import { sessionCookie, sessionCookieFor } from "@/server/auth/sessions";
import type { Context } from "@/server/context";
import { cookieName, serialiseCookie } from "@/server/http/cookies";
import { limitPerMember } from "@/server/limit-middleware";
import { refuse } from "@/server/refusal";
import { memberProcedure, router } from "@/server/trpc";
import { deleteAccount } from "./delete-service";
import { exportData } from "./export-service";
import { hasPassword, replacePassword } from "./password-service";
import { proof, proveMember } from "./prove";
import { changePasswordSchema, endSessionSchema, proofSchema, updateNicknameSchema } from "./schema";
import { getProfile, updateNickname } from "./service";
import { endOtherSessions, endSession, listSessions } from "./session-service";

const hour = 60 * 60;
const nicknameLimit = limitPerMember({ name: "nickname", points: 60, seconds: hour });
const passwordLimit = limitPerMember({ name: "change-password", points: 30, seconds: hour });
const sessionLimit = limitPerMember({ name: "end-session", points: 120, seconds: hour });
const exportLimit = limitPerMember({ name: "export", points: 20, seconds: hour });

function signOutHere(ctx: Context, cookies = [sessionCookie()]) {
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
        throw refuse("BAD_REQUEST", "wrong-password", messages.profile.currentMissing);
      }
      const member = await proveMember(ctx, input.currentPassword);
      const device = { userAgent: ctx.headers.get("user-agent"), address: ctx.address };
      const claims = await replacePassword(ctx.db, member, input.newPassword, device);
      ctx.resHeaders.append("set-cookie", await sessionCookieFor(claims));
      return { isChanged: true };
    }),

  listSessions: memberProcedure.query(({ ctx }) =>
    listSessions(ctx.db, { userId: ctx.user.id, sessionId: ctx.claims.sid }),
  ),

  endSession: memberProcedure
    .input(endSessionSchema)
    .use(sessionLimit)
    .mutation(async ({ ctx, input }) => {
      const ended = await endSession(ctx.db, { userId: ctx.user.id, sessionId: ctx.claims.sid }, input);
      if (input.id === ctx.claims.sid) signOutHere(ctx);
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
      signOutHere(ctx, [sessionCookie(), cookieName("device")]);
      return { isDeleted: true };
    }),
});
