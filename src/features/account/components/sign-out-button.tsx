"use client";

import { useState } from "react";
import { Icon } from "@/components/art/icon";
import { menuEntry, menuEntryIcon } from "@/components/ui/menu-entry-look";
import { Message } from "@/components/ui/message";
import { accountWords } from "@/content/account-words";
import { unreachable } from "@/content/load-failures";
import { offerRenewal } from "@/lib/renewal";
import { refreshSession } from "../session/session";
import type { ShownFailure } from "./auth-messages";

export function SignOutButton() {
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<ShownFailure | null>(null);

  async function leave() {
    setIsLeaving(true);
    setFailure(null);
    try {
      const { signOut } = await import("../session/auth-client");
      const answer = await signOut();
      if (answer.ok) await refreshSession();
      else setFailure(answer);
    } catch {
      if (!(await offerRenewal())) setFailure({ message: accountWords.failed, hint: unreachable });
    }
    setIsLeaving(false);
  }

  return (
    <>
      <button className={menuEntry} type="button" disabled={isLeaving} onClick={leave}>
        <Icon name="others" className={menuEntryIcon} />
        <span>{isLeaving ? accountWords.signingOut : accountWords.signOut}</span>
      </button>
      {failure ? (
        <Message tone="error" className="mt-1 mb-3 text-small">
          <p>{failure.message}</p>
          {failure.hint ? <p className="mt-1">{failure.hint}</p> : null}
          <p className="mt-1">{accountWords.stillIn}</p>
        </Message>
      ) : null}
    </>
  );
}
