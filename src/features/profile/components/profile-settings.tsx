"use client";

import { type ReactNode, useId } from "react";
import { accountCare } from "@/content/account-care";
import { paidMembership, profile } from "@/content/profile";
import { secondFactor as keys } from "@/content/second-factor";
import { classNames } from "@/lib/class-names";
import { memberName } from "@/lib/member-name";
import { trpc } from "@/trpc/provider";
import type { Member } from "../member";
import { AccountFacts } from "./account-facts";
import { ArchetypeNote } from "./archetype-note";
import { ChangeEmail } from "./change-email";
import { ChangePasswordForm } from "./change-password-form";
import { DeleteAccount } from "./delete-account";
import { DeviceList } from "./device-list";
import { ExportData } from "./export-data";
import { FounderBanner } from "./founder-banner";
import { MembershipCard } from "./membership-card";
import { MembershipLadder } from "./membership-ladder";
import { NicknameForm } from "./nickname-form";
import { ProfilePicture } from "./profile-picture";
import styles from "./profile-settings.module.css";
import { ProgramList, type RenderTrigger } from "./program-list";
import { StatusBanner } from "./status-banner";

// From here on a name takes a smaller size, so that it stays within a few lines.
const longName = 22;

type KnownOfMember = { name?: string; email: string };

/** What other parts of the site lend to the profile. */
export type ProfileParts = {
  renderTrigger: (...button: [...Parameters<RenderTrigger>, defaults: KnownOfMember]) => ReactNode;
  resend: ReactNode;
  changeEmailForm: ReactNode;
  signInAgain: ReactNode;
  secondFactor: ReactNode;
  onMemberChange: () => void;
  /** hears what a call was told that found nobody signed in */
  onSignedOut: (said: string) => void;
  onGone: () => void;
};

function Setting({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

/** Who the member is here, on a card that stays in view, and everything that can be set. */
export function ProfileSettings({ member, ...parts }: ProfileParts & { member: Member }) {
  const { displayName, email, membershipStatus, hasPassword } = member;
  const { renderTrigger, resend, changeEmailForm, signInAgain, secondFactor } = parts;
  const { onMemberChange, onSignedOut, onGone } = parts;
  const { profile: queries } = trpc.useUtils();
  const name = memberName({ name: displayName, email });
  const isVerified = member.emailVerified !== null;
  const proof = { email, hasPassword, signInAgain };
  const defaults = { name: displayName ?? undefined, email };

  function onChanged() {
    void queries.invalidate();
    onMemberChange();
  }

  return (
    <div className={classNames("wrap", styles.profile)}>
      <aside className={styles.side}>
        <div>
          <h1 className={styles.heading} data-long={name.length > longName || undefined}>
            {profile.greeting(name)}
          </h1>
          <MembershipCard status={membershipStatus} name={name} />
          <ArchetypeNote archetype={member.archetype} />
          {/* Loaded anew, since the Desk has a policy of its own for what a page may run. */}
          {member.isCoach ? (
            <p>
              <a className="textlink" href="/desk">
                {profile.toDesk}
              </a>
            </p>
          ) : null}
        </div>
      </aside>
      <StatusBanner onSignedOut={onSignedOut}>
        <FounderBanner status={membershipStatus} />
        <ProfilePicture name={name} photoURL={member.photoURL} onSaved={onChanged} />
        <Setting heading={profile.nickname.heading}>
          <NicknameForm displayName={displayName} onSaved={onChanged} />
        </Setting>
        <Setting heading={profile.memberships.heading}>
          <MembershipLadder status={membershipStatus} />
        </Setting>
        <Setting heading={profile.courses.heading}>
          <ProgramList renderTrigger={(...button) => renderTrigger(...button, defaults)} />
        </Setting>
        <Setting heading={profile.password.heading}>
          <ChangePasswordForm
            key={String(hasPassword)}
            email={email}
            hasPassword={hasPassword}
            signInAgain={signInAgain}
            onSaved={onChanged}
          />
        </Setting>
        <Setting heading={profile.account.heading}>
          <AccountFacts {...member} isVerified={isVerified} resend={resend} />
          <ChangeEmail form={changeEmailForm} hasPassword={hasPassword} />
        </Setting>
        {member.isCoach ? <Setting heading={keys.settings.heading}>{secondFactor}</Setting> : null}
        <Setting heading={accountCare.devices.heading}>
          <DeviceList />
        </Setting>
        <Setting heading={accountCare.data.heading}>
          <ExportData proof={proof} />
        </Setting>
        <Setting heading={accountCare.leave.heading}>
          <DeleteAccount
            proof={proof}
            isVerified={isVerified}
            membership={paidMembership(membershipStatus)}
            onGone={onGone}
          />
        </Setting>
      </StatusBanner>
    </div>
  );
}
