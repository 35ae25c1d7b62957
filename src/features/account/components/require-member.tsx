import { usePathname, useRouter } from "next/navigation";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { ProfileFailed, ProfileNotice } from "@/components/sections/profile/profile-opening";
import { ButtonLink } from "@/components/ui/button-link";
import { Message } from "@/components/ui/message";
import { accountCare } from "@/content/account-care";
import { messages } from "@/content/messages";
import { profile } from "@/content/profile";
import { signInPath } from "@/lib/return-target";
import { useStalledNavigation } from "@/lib/use-stalled-navigation";
import { refreshSession, useSession } from "../session/session";

type RequireMemberProps = {
  children: ReactNode;
  waiting: ReactNode;
  /** The server's message if a call was refused because the session had ended. */
  refusal?: string | null;
  /** True once the member has signed out to sign in again: the clicked button redirects, so this component does not. */
  isReturning?: boolean;
};

/** Works only in a browser, because the server does not receive fragments. */
function signInUrl(path: string, why?: "ended") {
  const { search, hash } = window.location;
  return signInPath(path + search + hash, why);
}

/** Children are remounted for another member, so that no state of the previous member remains. */
export function RequireMember({ children, waiting, refusal, isReturning }: RequireMemberProps) {
  const { status, user, hasEnded, elsewhere, isUnreachable } = useSession();
  const isSignedOut = status === "signed-out";
  const isExpected = isSignedOut && isReturning;
  const isLeaving = isSignedOut && !isReturning && !hasEnded && !elsewhere;
  const router = useRouter();
  const path = usePathname();

  useEffect(() => {
    if (!isLeaving) return;
    // After a client-side navigation Next would append the fragment a second time on the way back.
    if (window.location.hash) window.location.replace(signInUrl(path));
    else router.replace(signInUrl(path));
  }, [isLeaving, router, path]);
  const isNavigating = isExpected || (isLeaving && window.location.hash === "");
  useStalledNavigation(isNavigating, isNavigating ? signInUrl(path) : "", 0, "replace");

  // Moves the focus to the page, because the retry button disappears once the session is loaded.
  const hasFailed = useRef(false);
  useEffect(() => {
    if (status === "error") hasFailed.current = true;
    if (!user || !hasFailed.current) return;
    hasFailed.current = false;
    if (document.activeElement === document.body)
      document.getElementById("main")?.focus({ preventScroll: true });
  }, [status, user]);

  if (user) return <Fragment key={user.id}>{children}</Fragment>;
  if (status === "loading" || isExpected) {
    return (
      <>
        <h1 className="sr-only">{profile.title}</h1>
        <div className="noscript:hidden">{waiting}</div>
        <noscript>
          <p className="wrap lead min-h-[calc(100svh-var(--top))] py-band">
            {profile.noScript.text} <a href={signInPath(path)}>{profile.noScript.signIn}</a>.
          </p>
        </noscript>
      </>
    );
  }
  if (status === "error") {
    return (
      <ProfileFailed onRetry={refreshSession}>
        {messages.profile.loadFailed(messages.general[isUnreachable ? "unreachable" : "databaseUnavailable"])}
      </ProfileFailed>
    );
  }
  return (
    <ProfileNotice>
      {hasEnded && refusal ? <Message tone="error">{refusal}</Message> : null}
      <div role="alert">
        <p className="lead">{hasEnded ? profile.ended : profile[elsewhere ?? "signedOut"]}</p>
      </div>
      {elsewhere === "gone" ? (
        <ButtonLink href="/home">{accountCare.farewell.home}</ButtonLink>
      ) : (
        <ButtonLink href={signInUrl(path, hasEnded ? "ended" : undefined)}>{profile.signIn}</ButtonLink>
      )}
    </ProfileNotice>
  );
}
