import "server-only";
import { addressKey } from "@/client-address.mjs";
import type { Context } from "./context";
import { requireProof } from "./proof";
import { consume, type Limit, type StatedLimit, tooMany } from "./rate-limit";
import { Refusal } from "./refusal";

/** The refusal of a limit middleware: a procedure that uses one need not declare it as well. */
export class LimitReached extends Refusal {
  constructor() {
    super("rate-limited");
  }
}

type Call<Ctx, Input> = { ctx: Ctx; input: Input };
type Middleware<Ctx, Input, Result> = Call<Ctx, Input> & { next: () => Promise<Result> };

/**
 * Makes a tRPC middleware that counts every call against a limit, by the key given, and refuses with 429, or does what
 * `beyond` says; `per` says in the documents who has a budget of their own. Put it after `.input()`, so that invalid input costs nothing.
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
  throw tooMany(seconds, new LimitReached());
}

const addressOf = ({ ctx }: Call<Context, unknown>) => addressKey(ctx.address);

/** A limit on the calls from one client address. */
export const limitPerAddress = limitPer("each client address", addressOf);

/** A limit on the calls from one client address, beyond which each asks for a proof of work and none is refused. */
export const proofBeyondPerAddress = limitPer(
  "each client address without a proof of work",
  addressOf,
  (ctx) => requireProof(ctx.headers),
);

/** A limit on the calls of one member. */
export const limitPerMember = limitPer(
  "each member",
  ({ ctx }: Call<{ user: { id: string } }, unknown>) => ctx.user.id,
);

/** The limits that count every call of a procedure, read from its middlewares. */
export function limitsOf(middlewares: readonly object[]): StatedLimit[] {
  return middlewares.flatMap((middleware) =>
    "limit" in middleware ? [middleware.limit as StatedLimit] : [],
  );
}
