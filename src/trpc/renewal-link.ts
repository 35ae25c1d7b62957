import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { showRenewal } from "@/lib/renewal";
import type { AppRouter } from "@/server/root";

/** Offers a reload if the site has a newer release that does not know the call. */
export const renewalLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        ...observer,
        error(refusal) {
          if (refusal.data?.reason === "other-release") showRenewal();
          observer.error(refusal);
        },
      }),
    );
