"use client";

import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { PageLink } from "@/components/ui/page-link";
import { accountWords } from "@/content/account-words";
import { report } from "@/lib/report";
import { type SessionUser, useSession } from "../session/session";

type Part = ComponentType<{ user: SessionUser }>;

// Only members load the menu; if that fails, a link to the profile replaces it.
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
  /** for visitors */
  signIn: ReactNode;
};

/** The end of the header on wide screens: the sign-in link or the member's menu. */
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

/** The account's part of the small screens' menu. */
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
