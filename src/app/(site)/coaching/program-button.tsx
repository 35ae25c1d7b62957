"use client";

import type { ComponentProps } from "react";
import { waitForSession } from "@/features/account/session/session";
import { OpenModalButton } from "@/features/coaching/components/open-modal-button";

// Waits up to a second for the session, so that the form is prefilled with a member's name and address.
const sessionWaitMs = 1_000;

async function findMember() {
  const { user } = await waitForSession(sessionWaitMs);
  return user ? { name: user.name ?? undefined, email: user.email } : undefined;
}

export function ProgramButton(props: Omit<ComponentProps<typeof OpenModalButton>, "findDefaults">) {
  return <OpenModalButton {...props} findDefaults={findMember} />;
}
