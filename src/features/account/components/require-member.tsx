"use client";

import { usePathname, useRouter } from "next/navigation";
import { Fragment, type ReactNode, useEffect } from "react";
import { ProfileNotice } from "@/components/sections/profile/profile-opening";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Message } from "@/components/ui/message";
import { accountCare } from "@/content/account-care";
import { messages } from "@/content/messages";
import { profile } from "@/content/profile";
import { signInPath } from "@/lib/return-target";
import { refreshSession, useSession } from "../session/session";

type RequireMemberProps = {
  children: ReactNode;
  /** what stands there until it is known who is there */
  waiting: ReactNode;
  /** what the member was told by the call that found the session ended */
  refusal?: string | null;
};

/** To the sign-in and back here, to the very part of the page; known in a browser only. */
const signInUrl = (path: string, why?: "ended") => signInPath(path + window.location.hash, why);

/**
 * Shows its children to members only, to each their own; others go to /auth, which brings them back here. Where the session
 * has ended under a member's hands, it says so and waits.
 */
export function RequireMember({ children, waiting, refusal }: RequireMemberProps) {
  const session = useSession();
  const { status } = session;
  const hasEnded = session.status === "signed-out" && session.hasEnded;
  const elsewhere = session.status === "signed-out" ? session.elsewhere : undefined;
  const isOver = Boolean(hasEnded || elsewhere);
  const router = useRouter();
  const path = usePathname();

  useEffect(() => {
    if (status === "signed-out" && !isOver) router.replace(signInUrl(path));
  }, [status, isOver, router, path]);

  if (session.user) return <Fragment key={session.user.id}>{children}</Fragment>;
  if (status === "loading") {
    return (
      <>
        <h1 className="sr-only">{profile.title}</h1>
        <div className="noscript:hidden">{waiting}</div>
        <noscript>
          <p className="wrap lead min-h-[calc(100svh-var(--top))] py-band">
            {profile.noScript.text} <a href={signInPath(path)}>{profile.noScript.wayIn}</a>.
          </p>
        </noscript>
      </>
    );
  }
  if (status === "error") {
    return (
      <ProfileNotice>
        <Message tone="error">{messages.profile.loadFailed(messages.general.databaseAway)}</Message>
        <Button variant="line" onClick={() => void refreshSession()}>
          {profile.retry}
        </Button>
      </ProfileNotice>
    );
  }
  return (
    <ProfileNotice>
      {hasEnded && refusal ? <Message tone="error">{refusal}</Message> : null}
      <p className="lead" role="status">
        {hasEnded ? profile.ended : elsewhere ? profile[elsewhere] : profile.signedOut}
      </p>
      {elsewhere === "gone" ? (
        <ButtonLink href="/home">{accountCare.farewell.home}</ButtonLink>
      ) : (
        <ButtonLink href={signInUrl(path, hasEnded ? "ended" : undefined)}>{profile.signIn}</ButtonLink>
      )}
    </ProfileNotice>
  );
}
