import "server-only";
import { TRPCError } from "@trpc/server";
import { RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import { messages } from "@/content/messages";
import { database } from "./db/client";
import { Refusal } from "./refusal";

export type Limit = { name: string; points: number; seconds: number };

/** A limit with what developers are told of it: who has one of their own, and when not every call counts. */
export type StatedLimit = Limit & { per: string; when?: string };

const globals = globalThis as { aureaLimiters?: Map<string, RateLimiterPrisma> };
globals.aureaLimiters ??= new Map();
const limiters = globals.aureaLimiters;

function limiterFor({ name, points, seconds }: Limit) {
  const known = limiters.get(name);
  if (known) return known;
  const limiter = new RateLimiterPrisma({
    storeClient: database(),
    tableName: "rateLimit",
    keyPrefix: name,
    points,
    duration: seconds,
  });
  limiters.set(name, limiter);
  return limiter;
}

/** Counts one use of a limit, in the database that all instances share; gives seconds to wait, 0 if allowed. */
export async function consume(limit: Limit, key: string) {
  try {
    await limiterFor(limit).consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}

/** The refusal with 429 of a limit that is used up for so many seconds. */
export function tooMany(seconds: number, cause: Refusal) {
  return new TRPCError({
    code: "TOO_MANY_REQUESTS",
    message: messages.general.rateLimited(seconds),
    cause,
  });
}

/** Counts one use of a limit; refuses with 429 (rate-limited) once it is used up. */
export async function enforceLimit(limit: Limit, key: string) {
  const seconds = await consume(limit, key);
  if (seconds > 0) throw tooMany(seconds, new Refusal("rate-limited"));
}

/** Gives back one use that turned out to be harmless. */
export async function refund(limit: Limit, key: string) {
  await limiterFor(limit).reward(key);
}
