"use client";

import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { PageLink } from "@/components/ui/page-link";
import { accountWords } from "@/content/account-words";
import { report } from "@/lib/report";
import { type SessionUser, useSession } from "../session/session";

type Part = ComponentType<{ user: SessionUser }>;

// Only members have a menu, so only they fetch it; where it cannot be fetched, the profile is still a link away.
const memberPart = (part: "MemberMenu" | "MemberSheet") =>
  lazy<Part>(() =>
    import("./member-menu").then(
      (parts) => ({ default: parts[part] }),
      (error) => {
        report("the member's menu did not load", error);
        return { default: ProfileLink };
      },
    ),
  );
const MemberMenu = memberPart("MemberMenu");
const MemberSheet = memberPart("MemberSheet");

function ProfileLink() {
  return (
    <PageLink className="textlink" href="/profile">
      {accountWords.profile}
    </PageLink>
  );
}

type AccountProps = {
  /** what stands here for visitors */
  signIn: ReactNode;
};

/** What the header's end holds on wide screens: the way in, or the member's own menu. */
export function AccountMenu({ signIn }: AccountProps) {
  const { user } = useSession();
  return user ? (
    <Suspense fallback={null}>
      <MemberMenu user={user} />
    </Suspense>
  ) : (
    signIn
  );
}

/** The same at the foot of the small screens' menu. */
export function AccountSheet({ signIn }: AccountProps) {
  const { user } = useSession();
  return user ? (
    <Suspense fallback={null}>
      <MemberSheet user={user} />
    </Suspense>
  ) : (
    signIn
  );
}
