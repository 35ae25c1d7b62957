import "server-only";
import { canonicalEmail } from "@/lib/email-address";
import { sessionCookieFor } from "@/server/auth/sessions";
import { deviceCookie } from "@/server/auth/sign-in-limit";
import { charge, publicProcedure, router } from "@/server/trpc";
import { signUpSchema } from "./schema";
import { signUp } from "./service";

const signUpLimit = { name: "sign-up", points: 20, seconds: 60 * 60 };

export const accountRouter = router({
  signUp: publicProcedure.input(signUpSchema).mutation(async ({ ctx, input }) => {
    await charge(ctx, signUpLimit);
    const device = { userAgent: ctx.headers.get("user-agent"), address: ctx.address };
    const { id, claims } = await signUp(ctx.db, input, device);
    ctx.resHeaders.append("set-cookie", await sessionCookieFor(claims));
    ctx.resHeaders.append("set-cookie", deviceCookie(canonicalEmail(input.email)));
    return { id };
  }),
});
