import "server-only";
import { connectGoogle } from "@/server/auth/google-connect";
import { noPendingCookie } from "@/server/auth/google-pending";
import { sessionCookieFor } from "@/server/auth/sessions";
import { deviceCookie, signInLimits } from "@/server/auth/sign-in-limit";
import { serialiseCookie } from "@/server/http/cookies";
import { publicProcedure } from "@/server/trpc";
import { linkGoogleSchema } from "../schema";

/** Connects the Google identity that waits in this browser to the account the password belongs to. */
export const linkGoogleProcedure = publicProcedure
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
    const { claims, emailCanonical } = await connectGoogle(ctx.db, ctx.headers, input.password);
    ctx.resHeaders.append("set-cookie", await sessionCookieFor(claims));
    ctx.resHeaders.append("set-cookie", serialiseCookie(...deviceCookie(emailCanonical)));
    ctx.resHeaders.append("set-cookie", noPendingCookie());
    return { id: claims.sub };
  });
