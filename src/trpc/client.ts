import {
  createTRPCClient,
  httpBatchLink,
  httpSubscriptionLink,
  type Operation,
  splitLink,
  type TRPCLink,
} from "@trpc/client";
import { observable } from "@trpc/server/observable";
import superjson from "superjson";
import { isSolvingChallenge } from "@/lib/is-solving-challenge";
import type { AppRouter } from "@/server/root";
import { renewalLink } from "./renewal-link";
import { timeoutLink } from "./timeout";

const url = "/api/trpc";

function createProofHeaders({ opList }: { opList: { context: Operation["context"] }[] }) {
  const proof = opList.map(({ context }) => context.proof).find((one) => typeof one === "string");
  return typeof proof === "string" ? { "x-aurea-proof": proof } : {};
}

/** Repeats a call that requires a proof of work with the solved challenge. */
const proofLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let call = next(op).subscribe({
        ...observer,
        async error(refusal) {
          const challenge = refusal.data?.challenge;
          if (!challenge) return observer.error(refusal);
          isSolvingChallenge.set(true);
          try {
            const { solve } = await import("./solve");
            const proof = await solve(challenge);
            call = next({ ...op, context: { ...op.context, proof } }).subscribe(observer);
          } catch {
            observer.error(refusal);
          } finally {
            isSolvingChallenge.set(false);
          }
        },
      });
      return () => call.unsubscribe();
    });

/** Import this dynamically, so that pages that make no calls stay small. */
export const api = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: (operation) => operation.type === "subscription",
      true: httpSubscriptionLink({ url, transformer: superjson }),
      false: [
        renewalLink,
        proofLink,
        timeoutLink,
        httpBatchLink({ url, transformer: superjson, maxItems: 10, headers: createProofHeaders }),
      ],
    }),
  ],
});
