"use client";

import type { ReactNode } from "react";
import type { RenderTrigger } from "@/components/sections/coaching/coaching-sections";
import { waitForSession } from "@/features/account/session/session";
import { OpenModalButton } from "@/features/coaching/components/open-modal-button";

type ProgramButtonProps = { program: Parameters<RenderTrigger>[0]; className: string; children: ReactNode };

// Waits up to a second for the session, so that members need not type name and address.
const sessionWaitMs = 1_000;

async function findMember() {
  const { user } = await waitForSession(sessionWaitMs);
  return user ? { name: user.name ?? undefined, email: user.email } : undefined;
}

export function ProgramButton({ program, className, children }: ProgramButtonProps) {
  return (
    <OpenModalButton program={program} className={className} findDefaults={findMember}>
      {children}
    </OpenModalButton>
  );
}
