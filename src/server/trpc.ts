import "server-only";
import { initTRPC, TRPCError } from "@trpc/server";
import superjson, { type SuperJSONResult } from "superjson";
import { messages } from "@/content/messages";
import { env } from "@/env.mjs";
import { isRecord } from "@/lib/is-record";
import { ZodError, z } from "@/lib/zod";
import { factorNeeded, isFactorVerified } from "./auth/second-factor";
import type { Context } from "./context";
import { isDatabaseOutage, isForeignKeyViolation } from "./db/errors";
import { LimitReached } from "./limit-middleware";
import { describeError, log } from "./log";
import { isDeclared, type ProcedureMeta } from "./procedure-meta";
import { ProofNeeded } from "./proof";
import { databaseUnavailable, Refusal, type RefusalName, signedOutRefusal } from "./refusal";

const leftOut = z.tuple([z.literal("undefined")]);

// superjson metadata could expand a small input into hundreds of megabytes, so only `undefined` is allowed.
const envelope = z.object({
  json: z.unknown(),
  meta: z
    .strictObject({
      values: z.union([leftOut, z.record(z.string(), leftOut)]).optional(),
      v: z.number().optional(),
    })
    .optional(),
});

const inputTransformer = {
  serialize: superjson.serialize,
  deserialize: (sent: unknown) => {
    const { success, data } = envelope.safeParse(sent);
    if (!success) throw new Error("an input that is not JSON");
    return data.meta ? superjson.deserialize(data as SuperJSONResult) : data.json;
  },
};

/** Returns whether a call is from another release: its procedure or a field is unknown, or a field is missing. */
function isUnknownCall({ code, cause }: TRPCError, type: string, input: unknown) {
  if (type === "unknown") return code === "NOT_FOUND";
  const issues = cause instanceof ZodError ? cause.issues : [];
  const isMissing = ([field, ...more]: PropertyKey[]) =>
    field !== undefined && more.length === 0 && isRecord(input) && !Object.hasOwn(input, field);
  return issues.some(({ code, path }) => code === "unrecognized_keys" || isMissing(path));
}

function chooseMessage(error: TRPCError, reason: RefusalName | null, requestId: string) {
  if (reason === "other-release") return messages.general.otherRelease;
  if (error.cause instanceof ZodError) return messages.general.checkFields;
  if (error.cause instanceof Refusal) return error.message;
  if (error.code === "NOT_FOUND") return messages.general.notFound;
  if (error.code === "INTERNAL_SERVER_ERROR") return `${messages.general.unexpected} (${requestId})`;
  return messages.general.unreadable;
}

/** The interval of pings on an idle stream, and the time without data after which a client reconnects. */
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
    errorFormatter: ({ shape, error, ctx, type, input }) => {
      const requestId = ctx?.requestId ?? "";
      const refused = error.cause instanceof Refusal ? error.cause.name : null;
      const reason = isUnknownCall(error, type, input) ? "other-release" : refused;
      return {
        code: shape.code,
        message: chooseMessage(error, reason, requestId),
        data: {
          code: shape.data.code,
          httpStatus: shape.data.httpStatus,
          path: shape.data.path,
          requestId,
          reason,
          challenge: error.cause instanceof ProofNeeded ? error.cause.challenge : null,
          fields: error.cause instanceof ZodError ? z.flattenError(error.cause) : null,
        },
      };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** An undeclared refusal is a bug: it is logged and fails the tests. */
export const publicProcedure = t.procedure
  .meta({ access: "public" })
  .use(async ({ meta = {}, path, ctx, next }) => {
    const result = await next();
    if (!result.ok && isDatabaseOutage(result.error.cause)) {
      const { requestId } = ctx;
      log.error({ requestId, path, ...describeError(result.error.cause) }, "database outage");
      throw databaseUnavailable();
    }
    if (result.ok || result.error.cause instanceof LimitReached || isDeclared(meta, result.error))
      return result;
    const refusal = `${result.error.code} ${result.error.cause?.name}`;
    log.error({ path, refusal }, "refusal not declared");
    if (env.NODE_ENV === "test") throw new Error(`${path} does not declare that it refuses with ${refusal}`);
    return result;
  });

/**
 * Throws `UNAUTHORIZED` (signed-out) without a session or if the member was deleted during the call, and
 * `SERVICE_UNAVAILABLE` (database-unavailable) during an outage.
 */
export const memberProcedure = publicProcedure.meta({ access: "member" }).use(async ({ ctx, next }) => {
  const session = await ctx.session();
  if (session.state === "degraded") throw databaseUnavailable();
  if (session.state === "none") throw signedOutRefusal();
  const { user, claims, factorAt } = session;
  const result = await next({ ctx: { user, claims, factorAt } });
  if (!result.ok && isForeignKeyViolation(result.error.cause)) throw signedOutRefusal();
  return result;
});

const freshSeconds = 5 * 60;

/** Returns whether the sign-in was within the last five minutes. */
export function isFresh({ authTime }: { authTime: number }) {
  return Date.now() / 1000 - authTime <= freshSeconds;
}

/**
 * Admits coaches with or without a verified second factor. Throws `UNAUTHORIZED` without a session, `NOT_FOUND` for
 * other members.
 */
export const teamProcedure = memberProcedure.meta({ access: "team" }).use(({ ctx, next }) => {
  if (ctx.user.role !== "coach") throw new TRPCError({ code: "NOT_FOUND" });
  return next();
});

/** Admits coaches with a verified second factor. Throws `FORBIDDEN` (factor-needed) without the factor. */
export const coachProcedure = teamProcedure.meta({ access: "coach" }).use(({ ctx, next }) => {
  if (!isFactorVerified(ctx)) throw factorNeeded();
  return next();
});
