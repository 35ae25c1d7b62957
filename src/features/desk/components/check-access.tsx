"use client";

import { trpc } from "@/trpc/provider";

/**
 * Asks whether the user still is a coach. A soft navigation keeps the layout of an earlier request, so without this a
 * user whose role was taken away would read that the record was deleted, beside the Desk's navigation.
 */
export function CheckAccess() {
  trpc.desk.overview.counts.useQuery(undefined, { staleTime: 0, retry: false });
  return null;
}
