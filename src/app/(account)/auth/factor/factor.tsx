"use client";

import { useCallback } from "react";
import { FactorScreen } from "@/features/second-factor/components/factor-screen";
import { returnTarget, signInPath } from "@/lib/return-target";
import { useBrowserValue } from "@/lib/use-browser-value";
import { TrpcProvider } from "@/trpc/provider";
import { SignInAgain } from "../../sign-in-again";

export function Factor() {
  const query = new URLSearchParams(useBrowserValue(() => window.location.search, ""));
  const target = returnTarget(query.get("returnTo"), "/desk");
  // Loads the page in full, because the Desk has its own content security policy.
  const goOn = useCallback(() => window.location.replace(target), [target]);
  return (
    <TrpcProvider>
      <FactorScreen
        mustVerifyAgain={query.has("again")}
        signInHref={signInPath(target)}
        signInAgain={<SignInAgain returnTo={target} />}
        onVerified={goOn}
      />
    </TrpcProvider>
  );
}
