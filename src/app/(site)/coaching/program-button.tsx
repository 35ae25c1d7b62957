"use client";

import type { ReactNode } from "react";
import type { RenderTrigger } from "@/components/sections/coaching/render-trigger";
import { settledSession } from "@/features/account/session/session-store";
import { OpenModalButton } from "@/features/coaching/components/open-modal-button";

type ProgramButtonProps = { program: Parameters<RenderTrigger>[0]; className: string; children: ReactNode };

// A slow answer is worth a second to a member, who need not type what is known then.
const worthMs = 1_000;

async function findMember() {
  const { user } = await settledSession(worthMs);
  return user ? { name: user.name ?? undefined, email: user.email } : undefined;
}

/** Opens a program's form, with the name and the address of whoever is signed in. */
export function ProgramButton({ program, className, children }: ProgramButtonProps) {
  return (
    <OpenModalButton program={program} className={className} findDefaults={findMember}>
      {children}
    </OpenModalButton>
  );
}
