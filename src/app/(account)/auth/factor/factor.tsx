"use client";

import { useCallback, useSyncExternalStore } from "react";
import { FactorScreen } from "@/features/second-factor/components/factor-screen";
import { returnTarget, signInPath } from "@/lib/return-target";
import { TrpcProvider } from "@/trpc/provider";
import { SignInAgain } from "../../sign-in-again";

const never = () => () => {};

/** Asks for the second factor, and leads where it was asked for. */
export function Factor() {
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => "",
  );
  const query = new URLSearchParams(search);
  const target = returnTarget(query.get("returnTo"), "/desk");
  // Loaded anew, since the Desk has a policy of its own for what a page may run.
  const goOn = useCallback(() => window.location.assign(target), [target]);
  return (
    <TrpcProvider>
      <FactorScreen
        isAgain={query.has("again")}
        signIn={signInPath(target)}
        signInAgain={<SignInAgain />}
        onGiven={goOn}
      />
    </TrpcProvider>
  );
}
