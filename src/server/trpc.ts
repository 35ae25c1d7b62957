import "server-only";
import { initTRPC, TRPCError } from "@trpc/server";
import superjson, { type SuperJSONResult } from "superjson";
import { messages } from "@/content/messages";
import { env } from "@/env.mjs";
import { ZodError, z } from "@/lib/zod";
import { factorNeeded, hasFactor } from "./auth/second-factor";
import type { Context } from "./context";
import { isDatabaseTrouble } from "./db/errors";
import { LimitReached } from "./limit-middleware";
import { describeError, log } from "./log";
import { isDeclared, type ProcedureMeta } from "./procedure-meta";
import { ProofNeeded } from "./proof";
import { databaseAway, Refusal, signedOut } from "./refusal";

const leftOut = z.tuple([z.literal("undefined")]);

// Of a hundred bytes superjson would make an array of half a gigabyte, which takes all of a minute. No input of ours holds more than
// JSON says, apart from what a browser leaves out.
const envelope = z.object({
  json: z.unknown(),
  meta: z
    .strictObject({
      values: z.union([leftOut, z.record(z.string(), leftOut)]).optional(),
      v: z.number().optional(),
    })
    .optional(),
});

/** Reads inputs as superjson writes them: JSON, and which of its values are undefined. Refuses whatever else it could make of them. */
const inputTransformer = {
  serialize: superjson.serialize,
  deserialize: (sent: unknown) => {
    const { success, data } = envelope.safeParse(sent);
    if (!success) throw new Error("an input that is not JSON");
    return data.meta ? superjson.deserialize(data as SuperJSONResult) : data.json;
  },
};

function readableMessage(error: TRPCError, requestId: string) {
  if (error.cause instanceof ZodError) return messages.general.checkFields;
  if (error.cause instanceof Refusal) return error.message;
  if (error.code === "NOT_FOUND") return messages.general.noProcedure;
  if (error.code === "INTERNAL_SERVER_ERROR") return `${messages.general.unexpected} (${requestId})`;
  return messages.general.unreadable;
}

/** How often a stream that has nothing to say shows that it lives, and after what silence a client asks anew. */
const pingMs = 15_000;
const reconnectAfterInactivityMs = 40_000;

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    transformer: { input: inputTransformer, output: superjson },
    isDev: false,
    sse: {
      ping: { enabled: true, intervalMs: pingMs },
      client: { reconnectAfterInactivityMs },
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
          /** What a browser is to work out, where the reason is "proof-needed". */
          challenge: error.cause instanceof ProofNeeded ? error.cause.challenge : null,
          fields: error.cause instanceof ZodError ? z.flattenError(error.cause) : null,
        },
      };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Anybody may call it. An undeclared refusal is a bug: it is logged, and fails the tests. */
export const publicProcedure = t.procedure
  .meta({ access: "anybody" })
  .use(async ({ meta = {}, path, ctx, next }) => {
    const result = await next();
    if (!result.ok && isDatabaseTrouble(result.error.cause)) {
      const { requestId } = ctx;
      log.error({ requestId, path, ...describeError(result.error.cause) }, "database in trouble");
      throw databaseAway();
    }
    if (result.ok || result.error.cause instanceof LimitReached || isDeclared(meta, result.error))
      return result;
    const refusal = `${result.error.code} ${result.error.cause?.name}`;
    log.error({ path, refusal }, "refusal not declared");
    if (env.NODE_ENV === "test") throw new Error(`${path} does not declare that it refuses with ${refusal}`);
    return result;
  });

/** Who calls, or UNAUTHORIZED; `fresh` asks the database and not the cache. */
export async function requireMember(ctx: Context, fresh: boolean) {
  const session = await ctx.session({ fresh });
  if (session.state === "degraded") throw databaseAway();
  if (session.state === "none") throw signedOut();
  return session;
}

/** Signed-in members only; `ctx.user` is who calls. */
export const memberProcedure = publicProcedure.meta({ access: "member" }).use(async ({ ctx, next }) => {
  const { user, claims, factorAt } = await requireMember(ctx, false);
  return next({ ctx: { user, claims, factorAt } });
});

const freshSeconds = 5 * 60;

/** Whether these claims come from a sign-in of the last five minutes. */
export function isFresh({ authTime }: { authTime: number }) {
  return Date.now() / 1000 - authTime <= freshSeconds;
}

/** The coach's team only, before their second factor; for everyone else it does not exist. */
export const teamProcedure = memberProcedure.meta({ access: "team" }).use(({ ctx, next }) => {
  if (ctx.user.role !== "coach") throw new TRPCError({ code: "NOT_FOUND" });
  return next();
});

/** The coach and the coach's team only, once they gave their second factor; for everyone else it does not exist. */
export const coachProcedure = teamProcedure.meta({ access: "coach" }).use(async ({ ctx, next }) => {
  // It may have been given on another instance a moment ago.
  if (!hasFactor(ctx) && !hasFactor(await requireMember(ctx, true))) throw factorNeeded();
  return next();
});
