import "server-only";
import { initTRPC, TRPCError } from "@trpc/server";
import superjson from "superjson";
import { ZodError, z } from "zod";
import { messages } from "@/content/messages";
import type { Context } from "./context";
import { addressKey } from "./http/client-address";
import { type Limit, spend } from "./rate-limit";
import { Refusal, refuse } from "./refusal";

function readableMessage(error: TRPCError, requestId: string) {
  if (error.cause instanceof ZodError) return messages.general.checkFields;
  if (error.cause instanceof Refusal) return error.message;
  if (error.code === "NOT_FOUND") return messages.general.noProcedure;
  if (error.code === "INTERNAL_SERVER_ERROR") return `${messages.general.unexpected} (${requestId})`;
  return messages.general.unreadable;
}

const t = initTRPC.context<Context>().create({
  transformer: superjson,
  isDev: false,
  sse: {
    ping: { enabled: true, intervalMs: 15_000 },
    client: { reconnectAfterInactivityMs: 40_000 },
  },
  errorFormatter: ({ shape, error, ctx }) => {
    const requestId = ctx?.requestId ?? "";
    return {
      code: shape.code,
      message: readableMessage(error, requestId),
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        path: shape.data.path,
        requestId,
        reason: error.cause instanceof Refusal ? error.cause.name : null,
        fields: error.cause instanceof ZodError ? z.flattenError(error.cause) : null,
      },
    };
  },
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Anybody may call it. */
export const publicProcedure = t.procedure;

/** Who calls, or UNAUTHORIZED; `fresh` asks the database and not the cache. */
export async function requireMember(ctx: Context, fresh: boolean) {
  const session = await ctx.session({ fresh });
  if (session.state === "degraded") {
    throw refuse("SERVICE_UNAVAILABLE", "database-away", messages.general.databaseAway);
  }
  if (session.state === "none") throw refuse("UNAUTHORIZED", "signed-out", messages.general.signedOut);
  return session;
}

/** Signed-in members only; `ctx.user` is who calls. */
export const memberProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const { user, claims } = await requireMember(ctx, false);
  return next({ ctx: { user, claims } });
});

const freshFor = 5 * 60;

/** Whether these claims come from a sign-in of the last five minutes. */
export function isFresh({ authTime }: { authTime: number }) {
  return Date.now() / 1000 - authTime <= freshFor;
}

/** The coach and the coach's team only; for everyone else it does not exist. */
export const coachProcedure = memberProcedure.use(({ ctx, next }) => {
  if (ctx.user.role !== "coach") throw new TRPCError({ code: "NOT_FOUND" });
  return next();
});

/** Charges a limit for one call, per client address or per `key`; refuses with 429 when it is used up. */
export async function charge(ctx: Context, limit: Limit, key = addressKey(ctx.address)) {
  const seconds = await spend(limit, key);
  if (seconds > 0) throw refuse("TOO_MANY_REQUESTS", "rate-limited", messages.general.rateLimited(seconds));
}
