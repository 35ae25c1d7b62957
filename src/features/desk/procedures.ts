import "server-only";
import { coachProcedure } from "@/server/trpc";

export const notThere = { "not-there": "NOT_FOUND" } as const;
export const changed = { "changed-meanwhile": "CONFLICT" } as const;

/** The base of Desk procedures that throw `NOT_FOUND` (not-there) if a record does not exist. */
export const recordProcedure = coachProcedure.meta({ refusals: notThere });
