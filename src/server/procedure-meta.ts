import "server-only";
import type { TRPCError } from "@trpc/server";
import type { StatedLimit } from "./rate-limit";
import { Refusal, type RefusalName } from "./refusal";

type Code = TRPCError["code"];

/** What a procedure may refuse with: the stable name, and the code it comes with, or the codes. */
export type Refusals = Partial<Record<RefusalName, Code | readonly Code[]>>;

type Access = { label: string; means: string; refusals: Refusals };

const anyCall: Refusals = { "database-away": "SERVICE_UNAVAILABLE" };
const signedIn: Refusals = { ...anyCall, "signed-out": "UNAUTHORIZED" };

/** Who may call a procedure, and what everybody else is told. */
export const accesses = {
  anybody: { label: "anybody", means: "visitors and members alike", refusals: anyCall },
  member: { label: "members", means: "whoever is signed in, the coach too", refusals: signedIn },
  "proven-member": {
    label: "proven members",
    means: "members who give their password, or signed in within the last five minutes",
    refusals: signedIn,
  },
  team: {
    label: "the team",
    means: "members with the role of coach, before their second factor; for others it does not exist",
    refusals: signedIn,
  },
  coach: {
    label: "the coach",
    means:
      "members with the role of coach who gave their second factor within twelve hours; for others it does not exist (404 without a reason)",
    refusals: { ...signedIn, "factor-needed": "FORBIDDEN" },
  },
} as const satisfies Record<string, Access>;

/** What a procedure says of itself. Limits that count every call are middlewares of its own (limit-middleware.ts). */
export type ProcedureMeta = {
  access?: keyof typeof accesses;
  /** Limits that its services enforce, each on the condition it states. */
  serviceLimits?: readonly StatedLimit[];
  refusals?: Refusals;
};

/** Everything a procedure declares that it may refuse with, apart from the limits that are its middlewares. */
export function refusalsOf({ access = "anybody", refusals }: ProcedureMeta): Refusals {
  return { ...accesses[access].refusals, ...refusals };
}

/** Whether an error is either no refusal at all, or one the procedure declares. */
export function isDeclared(meta: ProcedureMeta, { code, cause }: TRPCError) {
  return !(cause instanceof Refusal) || [refusalsOf(meta)[cause.name]].flat().includes(code);
}
