import type { ApiError } from "@/lib/api-error";
import { trpc } from "@/trpc/provider";

const outdated: ApiError["reason"][] = ["factor-needed", "stale-session"];

/**
 * Returns a function that reloads the factors if a refusal shows that the page is outdated: the last verification or
 * sign-in was more than five minutes ago, or another session has added a factor.
 */
export function useFactorRefresh() {
  const { secondFactor: queries } = trpc.useUtils();
  return ({ reason }: ApiError) => {
    if (outdated.includes(reason)) void queries.get.invalidate();
  };
}
