import "server-only";
import { addressKey } from "@/client-address.mjs";
import type { Context } from "./context";
import { requireProof } from "./proof";
import { consume, type Limit, type StatedLimit, tooManyRequests } from "./rate-limit";
import { Refusal } from "./refusal";

/** Procedures need not declare this refusal. */
export class LimitReached extends Refusal {
  constructor() {
    super("rate-limited");
  }
}

type Call<Ctx, Input> = { ctx: Ctx; input: Input };
type Middleware<Ctx, Input, Result> = Call<Ctx, Input> & { next: () => Promise<Result> };

/**
 * Returns a function that creates a middleware for a limit. Above the limit the middleware calls `beyond`, which by
 * default refuses with 429. Use the middleware after `.input()`, so that invalid input is not counted; `per` is only
 * for the documentation.
 */
function limitPer<Ctx, Input>(
  per: string,
  keyOf: (call: Call<Ctx, Input>) => string,
  beyond: (ctx: Ctx, seconds: number) => Promise<void> = refuseBeyond,
) {
  return (limit: Limit) => {
    const middleware = async <Result>({ ctx, input, next }: Middleware<Ctx, Input, Result>) => {
      const seconds = await consume(limit, keyOf({ ctx, input }));
      if (seconds > 0) await beyond(ctx, seconds);
      return next();
    };
    return Object.assign(middleware, { limit: { ...limit, per } });
  };
}

async function refuseBeyond(_ctx: unknown, seconds: number) {
  throw tooManyRequests(seconds, new LimitReached());
}

export const proofBeyondPerAddress = limitPer(
  "each client address without a proof of work",
  ({ ctx }: Call<Context, unknown>) => addressKey(ctx.address),
  (ctx) => requireProof(ctx.headers),
);

export const limitPerMember = limitPer(
  "each member",
  ({ ctx }: Call<{ user: { id: string } }, unknown>) => ctx.user.id,
);

export function readLimits(middlewares: readonly object[]): StatedLimit[] {
  return middlewares.flatMap((middleware) =>
    "limit" in middleware ? [middleware.limit as StatedLimit] : [],
  );
}
