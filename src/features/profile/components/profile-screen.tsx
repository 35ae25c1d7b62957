import { useEffect, useRef } from "react";
import { ProfileFailed, ProfileNotice, ProfileWaiting } from "@/components/sections/profile/profile-opening";
import { ButtonLink } from "@/components/ui/button-link";
import { accountCare } from "@/content/account-care";
import { messages } from "@/content/messages";
import { profile } from "@/content/profile";
import { readApiError } from "@/lib/api-error";
import { invalidateSession } from "@/lib/session-events";
import { trpc } from "@/trpc/provider";
import { type ProfileParts, ProfileSettings } from "./profile-settings";
import { readFailure } from "./status-banner";

function SignedOut() {
  // Without this, the header still shows the member, and the sign-in page redirects back here.
  useEffect(() => invalidateSession(), []);

  return (
    <ProfileNotice>
      <p className="lead">{profile.signedOut}</p>
      <ButtonLink href="/auth?returnTo=/profile">{profile.signIn}</ButtonLink>
    </ProfileNotice>
  );
}

export function ProfileScreen(parts: ProfileParts) {
  const query = trpc.profile.get.useQuery();
  const failure = query.error ? readFailure(readApiError(query.error)) : null;
  if (query.isPending) {
    return (
      <>
        <h1 className="sr-only">{profile.title}</h1>
        <ProfileWaiting text={profile.loading} />
      </>
    );
  }
  if (failure?.reason === "signed-out" || query.data === null) return <SignedOut />;
  // A failed refetch keeps the loaded profile, because the member may be typing.
  if (query.data) return <ProfileSettings member={query.data} {...parts} />;
  return (
    <ProfileFailed onRetry={() => void query.refetch()}>
      {messages.profile.loadFailed(failure?.message ?? messages.general.unexpected)}
    </ProfileFailed>
  );
}

export function Farewell() {
  const text = accountCare.farewell;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  return (
    <ProfileNotice heading={text.title} headingRef={heading}>
      <p className="lead">{text.text}</p>
      <ButtonLink href="/home">{text.home}</ButtonLink>
    </ProfileNotice>
  );
}
