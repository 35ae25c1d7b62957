import "server-only";
import { TRPCError } from "@trpc/server";
import { messages } from "@/content/messages";
import type { Context } from "./context";
import { addressKey } from "./http/client-address";
import { type Limit, type StatedLimit, spend } from "./rate-limit";
import { Refusal } from "./refusal";

/** The refusal of a step below, which a procedure declares by taking the step. */
export class LimitReached extends Refusal {
  constructor() {
    super("rate-limited");
  }
}

type Call<Ctx, Input> = { ctx: Ctx; input: Input };
type Step<Ctx, Input, Result> = Call<Ctx, Input> & { next: () => Promise<Result> };

/**
 * Makes steps of procedures that charge a limit for each call, by the key given; `per` says who has a budget of their
 * own. They stand after `.input()`, so that input that is refused costs nothing. Refuse with 429.
 */
export function limitPer<Ctx, Input>(per: string, keyOf: (call: Call<Ctx, Input>) => string) {
  return (limit: Limit) => {
    const step = async <Result>({ ctx, input, next }: Step<Ctx, Input, Result>) => {
      const seconds = await spend(limit, keyOf({ ctx, input }));
      if (seconds === 0) return next();
      const message = messages.general.rateLimited(seconds);
      throw new TRPCError({ code: "TOO_MANY_REQUESTS", message, cause: new LimitReached() });
    };
    return Object.assign(step, { limit: { ...limit, per } });
  };
}

/** A limit on the calls from one client address. */
export const limitPerAddress = limitPer("each client address", ({ ctx }: Call<Context, unknown>) =>
  addressKey(ctx.address),
);

/** A limit on the calls of one member. */
export const limitPerMember = limitPer(
  "each member",
  ({ ctx }: Call<{ user: { id: string } }, unknown>) => ctx.user.id,
);

/** The limits a procedure charges for every call, read from its own steps. */
export function limitsOf(steps: readonly object[]): StatedLimit[] {
  return steps.flatMap((step) => ("limit" in step ? [step.limit as StatedLimit] : []));
}
