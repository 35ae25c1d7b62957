"use client";

import { createContext, type ReactNode, useContext } from "react";
import { InviteBar } from "./invite-bar";
import { InviteDialog, type Mail } from "./invite-dialog";
import { type Inviting, useInviting } from "./use-inviting";

const Shared = createContext<Inviting | null>(null);

/** The selection and the invitations in progress, wherever on the waitlist one is. */
export function useInvitations(): Inviting {
  const inviting = useContext(Shared);
  if (!inviting) throw new Error("useInvitations is for what stands inside Invitations");
  return inviting;
}

/** Keeps a selection over the pages of the waitlist, and carries its invitations out. */
export function Invitations({ mail, children }: { mail: Mail; children: ReactNode }) {
  const inviting = useInviting();
  const { asked, ask, start } = inviting;
  return (
    <Shared value={inviting}>
      {children}
      <InviteBar inviting={inviting} />
      {asked ? (
        <InviteDialog people={asked} mail={mail} onSend={() => start(asked)} onClose={() => ask(null)} />
      ) : null}
    </Shared>
  );
}
