"use client";

import { useState } from "react";
import { Sign } from "@/components/art/sign";
import { Message } from "@/components/ui/message";
import { accountWords } from "@/content/shell";
import { refreshSession } from "../session/session-store";

export function SignOutButton() {
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function leave() {
    setIsLeaving(true);
    setFailure(null);
    try {
      const { signOut } = await import("../session/auth-client");
      const answer = await signOut();
      if (answer.ok) await refreshSession();
      else setFailure(answer.message);
    } catch {
      setFailure(accountWords.failed);
    }
    setIsLeaving(false);
  }

  return (
    <>
      <button className="me__act" type="button" disabled={isLeaving} onClick={leave}>
        <Sign name="others" />
        {isLeaving ? accountWords.signingOut : accountWords.signOut}
      </button>
      {failure ? (
        <Message tone="error" className="me__failure">
          {failure}
        </Message>
      ) : null}
    </>
  );
}
