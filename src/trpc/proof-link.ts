import type { Operation, TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { isSolvingChallenge } from "@/lib/is-solving-challenge";
import type { AppRouter } from "@/server/root";

export function createProofHeaders({ opList }: { opList: { context: Operation["context"] }[] }) {
  const proof = opList.map(({ context }) => context.proof).find((one) => typeof one === "string");
  return typeof proof === "string" ? { "x-aurea-proof": proof } : {};
}

export const proofLink: TRPCLink<AppRouter> =
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
