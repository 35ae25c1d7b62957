"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { BusyButton } from "@/components/ui/busy-button";
import { accountCare } from "@/content/account-care";
import { FailureMessage, type ShownFailure } from "@/features/account/components/auth-messages";
import { signOut } from "@/features/account/session/auth-client";
import { refreshSession } from "@/features/account/session/session";
import { signInPath } from "@/lib/return-target";
import { useStalledNavigation } from "@/lib/use-stalled-navigation";

const text = accountCare.signInAgain;

type SignInAgainProps = {
  returnTo: string;
  /** Called before the page knows that the session has ended. */
  onSignedOut?: () => void;
};

export function SignInAgain({ returnTo, onSignedOut }: SignInAgainProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<ShownFailure | null>(null);
  const [hasLeft, setHasLeft] = useState(false);
  const router = useRouter();
  const target = signInPath(returnTo);
  useStalledNavigation(hasLeft, target, 0, "replace");

  async function leave() {
    if (isLeaving) return;
    setIsLeaving(true);
    setFailure(null);
    const result = await signOut({ isReturning: true });
    if (!result.ok) {
      setFailure(result);
      return setIsLeaving(false);
    }
    onSignedOut?.();
    await refreshSession();
    setHasLeft(true);
    router.replace(target);
  }

  return (
    <>
      <BusyButton
        size="small"
        texts={{ submit: text.label, sending: text.leaving }}
        isBusy={isLeaving}
        onClick={() => void leave()}
      />
      <FailureMessage failure={failure} className="w-full" />
    </>
  );
}
