import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@/server/root";

/** The profile document as the browser has it. */
export type Member = NonNullable<inferRouterOutputs<AppRouter>["profile"]["get"]>;
