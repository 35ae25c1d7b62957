"use client";

import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { profileLink } from "@/content/profile-link";
import { report } from "@/lib/report";
import { type SessionUser, useSession } from "../session/session";

// The link loads the page in full, and so the menu too, because `lazy` does not retry.
function ProfileLink() {
  return (
    <a className="textlink" href={profileLink.href}>
      <span>{profileLink.label}</span>
    </a>
  );
}

// Only members load the menu; if loading fails, a link to the profile replaces the menu.
const memberPart = (part: "MemberMenu" | "MemberSheet") =>
  lazy<ComponentType<{ user: SessionUser }>>(() =>
    import("./member-menu").then(
      (parts) => ({ default: parts[part] }),
      (error) => {
        report("the member's menu did not load", error);
        return { default: ProfileLink };
      },
    ),
  );

const memberParts = { bar: memberPart("MemberMenu"), sheet: memberPart("MemberSheet") };

export function AccountMenu({ place, signIn }: { place: keyof typeof memberParts; signIn: ReactNode }) {
  const { user } = useSession();
  const MemberPart = memberParts[place];
  if (!user) return signIn;
  return (
    <Suspense fallback={null}>
      <MemberPart user={user} />
    </Suspense>
  );
}
