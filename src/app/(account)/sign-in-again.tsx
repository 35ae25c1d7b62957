"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { accountCare } from "@/content/account-care";
import { FailureMessage, type ShownFailure } from "@/features/account/components/auth-messages";
import { signOut } from "@/features/account/session/auth-client";
import { refreshSession } from "@/features/account/session/session";
import { signInPath } from "@/lib/return-target";

const text = accountCare.signInAgain;

export function SignInAgain({ returnTo }: { returnTo: string }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<ShownFailure | null>(null);
  const router = useRouter();

  async function leave() {
    if (isLeaving) return;
    setIsLeaving(true);
    setFailure(null);
    const result = await signOut({ isReturning: true });
    if (result.ok) {
      await refreshSession();
      router.replace(signInPath(returnTo));
    } else setFailure(result);
    setIsLeaving(false);
  }

  return (
    <>
      <Button size="small" isBusy={isLeaving} onClick={() => void leave()}>
        {isLeaving ? text.leaving : text.label}
      </Button>
      <FailureMessage failure={failure} className="w-full" />
    </>
  );
}
