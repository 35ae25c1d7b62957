"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { ProfileWaiting } from "@/components/sections/profile/profile-opening";
import { Message } from "@/components/ui/message";
import { partFailed } from "@/content/load-failures";
import { profile } from "@/content/profile";
import { AlreadyMemberNote } from "@/features/account/components/already-member-note";
import { ChangeEmailForm } from "@/features/account/components/change-email-form";
import { RequireMember } from "@/features/account/components/require-member";
import { ResendVerification } from "@/features/account/components/resend-verification";
import { refreshSession, useSession } from "@/features/account/session/session";
import { OpenModalButton } from "@/features/coaching/components/open-modal-button";
import { Farewell, type ProfileParts, ProfileScreen } from "@/features/profile/components/profile-settings";
import { report } from "@/lib/report";
import { clearTabs } from "@/lib/tab-storage";
import { TrpcProvider } from "@/trpc/provider";
import { ClaimResult } from "../../claim-result";
import { SignInAgain } from "../sign-in-again";

// Loaded on demand, because only coaches have a second factor.
const FactorSettings = dynamic(() =>
  import("@/features/second-factor/components/factor-settings").then(
    ({ FactorSettings }) => FactorSettings,
    (error) => {
      report("the second factor's settings did not load", error);
      return () => <Message tone="error">{partFailed}</Message>;
    },
  ),
);

const renderTrigger: ProfileParts["renderTrigger"] = (program, className, label, defaults) => (
  <OpenModalButton program={program} className={className} findDefaults={() => defaults}>
    {label}
  </OpenModalButton>
);

export function MemberProfile(content: Pick<ProfileParts, "offers" | "practices">) {
  const { isDeleted } = useSession();
  const [hasTriedToClaim, setHasTriedToClaim] = useState(false);
  const [hasLeft, setHasLeft] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [isReturning, setIsReturning] = useState(false);
  const [unanswered, setUnanswered] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  // If the session shows that the account is deleted, the deletion has succeeded although its response was lost.
  // `hasLeft` keeps this, because a later request for the session may fail.
  if (isLeaving && isDeleted && !hasLeft) setHasLeft(true);

  useEffect(() => {
    if (!hasLeft) return;
    clearTabs("gone");
    void refreshSession();
  }, [hasLeft]);

  if (hasLeft) return <Farewell />;
  return (
    <RequireMember
      refusal={unanswered ?? refusal}
      isReturning={isReturning}
      waiting={<ProfileWaiting text={profile.checking} />}
    >
      <AlreadyMemberNote />
      {/* The profile shows the archetype, so it loads after the tab's quiz result is saved. */}
      <ClaimResult onTried={setHasTriedToClaim} />
      <TrpcProvider>
        <ProfileScreen
          {...content}
          isReady={hasTriedToClaim}
          renderTrigger={renderTrigger}
          resend={<ResendVerification />}
          changeEmailForm={<ChangeEmailForm />}
          signInAgain={<SignInAgain returnTo="/profile" onSignedOut={() => setIsReturning(true)} />}
          secondFactor={<FactorSettings />}
          onMemberChange={() => {
            setUnanswered(null);
            void refreshSession({ isBackground: true });
          }}
          onSignedOut={(message) => {
            setRefusal(message);
            void refreshSession();
          }}
          onUnanswered={setUnanswered}
          onGone={() => setHasLeft(true)}
          onDeletionUnanswered={() => setIsLeaving(true)}
        />
      </TrpcProvider>
    </RequireMember>
  );
}
