import "server-only";
import type { TRPCError } from "@trpc/server";
import type { StatedLimit } from "./rate-limit";
import { Refusal, type RefusalName } from "./refusal";

type Code = TRPCError["code"];

export type Refusals = Partial<Record<RefusalName, Code | readonly Code[]>>;

type Access = { label: string; means: string; refusals: Refusals };

const anyCall: Refusals = {
  "database-unavailable": "SERVICE_UNAVAILABLE",
  "other-release": ["BAD_REQUEST", "NOT_FOUND"],
};
const signedIn: Refusals = { ...anyCall, "signed-out": "UNAUTHORIZED" };

export const accesses = {
  public: { label: "everyone", means: "visitors and members", refusals: anyCall },
  member: { label: "members", means: "signed-in users, the coach included", refusals: signedIn },
  "recently-authenticated": {
    label: "recently authenticated members",
    means: "members who send their password, or signed in within the last five minutes",
    refusals: signedIn,
  },
  team: {
    label: "the team",
    means: "members with the role of coach, even before their second factor; others get 404",
    refusals: signedIn,
  },
  coach: {
    label: "the coach",
    means: "members with the role of coach who gave their second factor within twelve hours; others get 404",
    refusals: { ...signedIn, "factor-needed": "FORBIDDEN" },
  },
} as const satisfies Record<string, Access>;

/** `serviceLimits` are counted by services; limits that count every call are middlewares (limit-middleware.ts). */
export type ProcedureMeta = {
  access?: keyof typeof accesses;
  serviceLimits?: readonly StatedLimit[];
  refusals?: Refusals;
};

/** Returns the declared refusals of a procedure, without the refusals of limit middlewares. */
export function listRefusals({ access = "public", refusals }: ProcedureMeta): Refusals {
  return { ...accesses[access].refusals, ...refusals };
}

/** Returns whether the procedure declares a refusal; true for an error that is not a refusal. */
export function isDeclared(meta: ProcedureMeta, { code, cause }: TRPCError) {
  return !(cause instanceof Refusal) || [listRefusals(meta)[cause.name]].flat().includes(code);
}
