import "server-only";
import type { TRPCError } from "@trpc/server";
import type { StatedLimit } from "./rate-limit";
import { Refusal, type RefusalName } from "./refusal";

type Code = TRPCError["code"];

/** The refusals of a procedure: the code or codes of each stable name. */
export type Refusals = Partial<Record<RefusalName, Code | readonly Code[]>>;

type Access = { label: string; means: string; refusals: Refusals };

const anyCall: Refusals = { "database-unavailable": "SERVICE_UNAVAILABLE" };
const signedIn: Refusals = { ...anyCall, "signed-out": "UNAUTHORIZED" };

/** The kinds of access: who may call, and which refusals each kind implies. */
export const accesses = {
  public: { label: "everyone", means: "visitors and members", refusals: anyCall },
  member: { label: "members", means: "signed-in users, the coach included", refusals: signedIn },
  "proven-member": {
    label: "proven members",
    means: "members who send their password, or signed in within the last five minutes",
    refusals: signedIn,
  },
  team: {
    label: "the team",
    means: "members with the role of coach, before their second factor; others get 404",
    refusals: signedIn,
  },
  coach: {
    label: "the coach",
    means: "members with the role of coach who gave their second factor within twelve hours; others get 404",
    refusals: { ...signedIn, "factor-needed": "FORBIDDEN" },
  },
} as const satisfies Record<string, Access>;

/** The declarations of a procedure. Limits that count every call are middlewares instead (limit-middleware.ts). */
export type ProcedureMeta = {
  access?: keyof typeof accesses;
  /** The limits that the procedure's service enforces. */
  serviceLimits?: readonly StatedLimit[];
  refusals?: Refusals;
};

/** Returns all refusals of a procedure except those of its limit middlewares. */
export function refusalsOf({ access = "public", refusals }: ProcedureMeta): Refusals {
  return { ...accesses[access].refusals, ...refusals };
}

/** Returns whether an error is declared by the procedure, or is not a refusal. */
export function isDeclared(meta: ProcedureMeta, { code, cause }: TRPCError) {
  return !(cause instanceof Refusal) || [refusalsOf(meta)[cause.name]].flat().includes(code);
}
