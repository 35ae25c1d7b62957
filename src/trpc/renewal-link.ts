import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { renewalOffers, showRenewal } from "@/lib/renewal";
import type { AppRouter } from "@/server/root";

/** Offers a reload if the site has a newer release that does not know the call. */
export const renewalLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        ...observer,
        error(refusal) {
          const isUnknown = refusal.data?.reason === "other-release";
          // A page repeats queries by itself, and must not offer a reload every two seconds.
          if (isUnknown && (op.type === "mutation" || renewalOffers.get() === 0)) showRenewal();
          observer.error(refusal);
        },
      }),
    );
