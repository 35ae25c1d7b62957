"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { accountCare } from "@/content/account-care";
import { signOut } from "@/features/account/session/auth-client";
import { refreshSession } from "@/features/account/session/session";

const text = accountCare.signInAgain;

/** Signs out; the guard then asks for a sign-in and returns the member to this page. */
export function SignInAgain() {
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave() {
    setIsLeaving(true);
    const answer = await signOut();
    if (answer.ok) await refreshSession();
    setIsLeaving(false);
  }

  return (
    <Button size="small" busy={isLeaving} aria-disabled={isLeaving} onClick={() => void leave()}>
      {isLeaving ? text.leaving : text.label}
    </Button>
  );
}
