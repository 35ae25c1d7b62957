import "server-only";
import { coachProcedure } from "@/server/trpc";

export const notThere = { "not-there": "NOT_FOUND" } as const;
export const changed = { "changed-meanwhile": "CONFLICT" } as const;

/** A procedure of the Desk that refuses the id of a record that does not exist. */
export const recordProcedure = coachProcedure.meta({ refusals: notThere });
