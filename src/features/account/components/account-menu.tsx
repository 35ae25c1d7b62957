"use client";

import { type ComponentType, lazy, Suspense } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { accountWords, shell } from "@/content/shell";
import { type SessionUser, useSession } from "../session/session-store";

type Part = ComponentType<{ user: SessionUser }>;

// Only members have a menu, so only they fetch it; where it cannot be fetched, the profile is still a link away.
const memberPart = (part: "MemberMenu" | "MemberSheet") =>
  lazy<Part>(() =>
    import("./member-menu").then(
      (parts) => ({ default: parts[part] }),
      () => ({ default: ProfileButton }),
    ),
  );
const MemberMenu = memberPart("MemberMenu");
const MemberSheet = memberPart("MemberSheet");

function ProfileButton() {
  return (
    <ButtonLink href="/profile" size="small">
      {accountWords.profile}
    </ButtonLink>
  );
}

/** What the header's end holds on wide screens: Sign In, or the member's own menu. */
export function AccountMenu() {
  const { user } = useSession();
  if (user) {
    return (
      <Suspense fallback={null}>
        <MemberMenu user={user} />
      </Suspense>
    );
  }
  return (
    <ButtonLink href={shell.signIn.href} size="small">
      {shell.signIn.label}
    </ButtonLink>
  );
}

/** The same at the foot of the small screens' menu. */
export function AccountSheet() {
  const { user } = useSession();
  if (user) {
    return (
      <Suspense fallback={null}>
        <MemberSheet user={user} />
      </Suspense>
    );
  }
  return (
    <div className="-mx-gutter bg-dune px-gutter pt-4 pb-5">
      <ButtonLink href={shell.signIn.href} wide>
        {shell.signIn.label}
      </ButtonLink>
    </div>
  );
}
