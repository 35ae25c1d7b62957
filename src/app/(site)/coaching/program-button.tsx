"use client";

import type { ReactNode } from "react";
import type { RenderTrigger } from "@/components/sections/coaching/render-trigger";
import { useSession } from "@/features/account/session/session-store";
import { OpenModalButton } from "@/features/coaching/components/open-modal-button";

type ProgramButtonProps = { program: Parameters<RenderTrigger>[0]; className: string; children: ReactNode };

/** Opens a program's form, with the name and the address of whoever is signed in. */
export function ProgramButton({ program, className, children }: ProgramButtonProps) {
  const { user } = useSession();
  const defaults = user ? { name: user.name ?? undefined, email: user.email } : undefined;
  return (
    <OpenModalButton program={program} className={className} defaults={defaults}>
      {children}
    </OpenModalButton>
  );
}
