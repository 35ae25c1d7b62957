import { usePathname, useRouter } from "next/navigation";
import { Fragment, type ReactNode, useEffect } from "react";
import { ProfileFailed, ProfileNotice } from "@/components/sections/profile/profile-opening";
import { ButtonLink } from "@/components/ui/button-link";
import { Message } from "@/components/ui/message";
import { accountCare } from "@/content/account-care";
import { messages } from "@/content/messages";
import { profile } from "@/content/profile";
import { signInPath } from "@/lib/return-target";
import { refreshSession, useSession } from "../session/session";

type RequireMemberProps = {
  children: ReactNode;
  waiting: ReactNode;
  /** The server's message if a call was refused because the session had ended. */
  refusal?: string | null;
};

/** Works only in a browser, because the server does not receive fragments. */
function signInUrl(path: string, why?: "ended") {
  const { search, hash } = window.location;
  return signInPath(path + search + hash, why);
}

/** Children are remounted for another member, so that no state of the previous member remains. */
export function RequireMember({ children, waiting, refusal }: RequireMemberProps) {
  const { status, user, hasEnded, elsewhere, isUnreachable } = useSession();
  const isOver = Boolean(hasEnded || elsewhere);
  const router = useRouter();
  const path = usePathname();

  useEffect(() => {
    if (status !== "signed-out" || isOver) return;
    // After a client-side navigation Next would append the fragment a second time on the way back.
    if (window.location.hash) window.location.replace(signInUrl(path));
    else router.replace(signInUrl(path));
  }, [status, isOver, router, path]);

  if (user) return <Fragment key={user.id}>{children}</Fragment>;
  if (status === "loading") {
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
      <ProfileFailed onRetry={() => void refreshSession()}>
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
