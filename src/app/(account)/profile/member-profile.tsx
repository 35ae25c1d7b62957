"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { ProfileWaiting } from "@/components/sections/profile/profile-opening";
import { profile } from "@/content/profile";
import { AlreadyMemberNote } from "@/features/account/components/already-member-note";
import { ChangeEmailForm } from "@/features/account/components/change-email-form";
import { RequireMember } from "@/features/account/components/require-member";
import { ResendVerification } from "@/features/account/components/resend-verification";
import { refreshSession } from "@/features/account/session/session";
import { OpenModalButton } from "@/features/coaching/components/open-modal-button";
import { Farewell, ProfileScreen } from "@/features/profile/components/profile-screen";
import type { ProfileParts } from "@/features/profile/components/profile-settings";
import { TrpcProvider } from "@/trpc/provider";
import { SignInAgain } from "../sign-in-again";

// Loaded on demand, because only coaches have a second factor.
const FactorSettings = dynamic(() =>
  import("@/features/second-factor/components/factor-settings").then(({ FactorSettings }) => FactorSettings),
);

const renderTrigger: ProfileParts["renderTrigger"] = (program, className, label, defaults) => (
  <OpenModalButton program={program} className={className} findDefaults={() => defaults}>
    {label}
  </OpenModalButton>
);

export function MemberProfile(content: Pick<ProfileParts, "offers" | "practices">) {
  const [isGone, setIsGone] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (isGone) return <Farewell />;
  return (
    <RequireMember refusal={refusal} waiting={<ProfileWaiting text={profile.checking} />}>
      <AlreadyMemberNote />
      <TrpcProvider>
        <ProfileScreen
          {...content}
          renderTrigger={renderTrigger}
          resend={<ResendVerification />}
          changeEmailForm={<ChangeEmailForm />}
          signInAgain={<SignInAgain returnTo="/profile" />}
          secondFactor={<FactorSettings />}
          onMemberChange={() => void refreshSession()}
          onSignedOut={(message) => {
            setRefusal(message);
            void refreshSession();
          }}
          onGone={() => {
            setIsGone(true);
            void refreshSession();
          }}
        />
      </TrpcProvider>
    </RequireMember>
  );
}
