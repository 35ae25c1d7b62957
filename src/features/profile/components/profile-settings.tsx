import { type ReactNode, useEffect, useId, useRef } from "react";
import { ProfileFailed, ProfileNotice, ProfileWaiting } from "@/components/sections/profile/profile-opening";
import { ButtonLink } from "@/components/ui/button-link";
import { accountCare } from "@/content/account-care";
import type { ArchetypePractice } from "@/content/archetype-texts";
import { type Archetype, archetypeIds } from "@/content/archetypes";
import { type ProfileSection, profileSections } from "@/content/member-home";
import { messages } from "@/content/messages";
import { paidMembership, profile } from "@/content/profile";
import type { Program } from "@/content/programs";
import { secondFactor } from "@/content/second-factor";
import type { Tier } from "@/content/tiers";
import { readApiError } from "@/lib/api-error";
import { getMemberName } from "@/lib/member-name";
import { invalidateSession } from "@/lib/session-events";
import { useFocusAtEnd } from "@/lib/use-focus-at-end";
import { trpc } from "@/trpc/provider";
import { DeleteAccount, ExportData } from "./account-care";
import { DeviceList } from "./device-list";
import { FirstSteps, type Member, MemberOpening, Tonight } from "./member-opening";
import {
  FounderBanner,
  MembershipCard,
  MembershipLadder,
  ProgramList,
  type RenderTrigger,
} from "./membership";
import { PictureSection } from "./picture-section";
import { SectionList } from "./section-list";
import { AccountFacts, ChangeEmail, ChangePasswordForm, NicknameForm } from "./settings-forms";
import { explainFailure, StatusBanner } from "./status-banner";

const sections = Object.keys(profileSections) as ProfileSection[];

/** `support` is the address for questions about the offers. */
type ProfileOffers = { tiers: readonly Tier[]; programs: readonly Program[]; support: string };

/** Other features provide these parts. */
export type ProfileParts = {
  offers: ProfileOffers;
  practices: Record<Archetype, ArchetypePractice>;
  renderTrigger: RenderTrigger;
  resend: ReactNode;
  changeEmailForm: ReactNode;
  signInAgain: ReactNode;
  secondFactor: ReactNode;
  onMemberChange: () => void;
  onSignedOut: (message: string) => void;
  /** Called with a message for the member if a call that ends the session got no answer. */
  onUnanswered: (text: string) => void;
  onGone: () => void;
  onDeletionUnanswered: () => void;
};

type SettingProps = { id: ProfileSection; heading: ReactNode; children: ReactNode };

/** Keeps a word and the dash after it on one line, because no line may begin with a dash. */
const keepTogether = (heading: string) =>
  heading.split(/(\S+ -)/).map((part) => (
    <span key={part} className={part.endsWith(" -") ? "whitespace-nowrap" : undefined}>
      {part}
    </span>
  ));

function Setting({ id, heading, children }: SettingProps) {
  const headingId = useId();
  return (
    <section id={id} tabIndex={-1} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {children}
    </section>
  );
}

function ProfileSettings({ member, ...parts }: ProfileParts & { member: Member }) {
  const { displayName, email, membershipStatus, hasPassword } = member;
  const { offers, practices, signInAgain } = parts;
  const { profile: queries } = trpc.useUtils();
  const name = getMemberName({ name: displayName, email });
  const isVerified = member.emailVerified !== null;
  const proof = { email, hasPassword, signInAgain };

  function onChanged() {
    void queries.invalidate();
    parts.onMemberChange();
  }

  const archetype = archetypeIds.find((id) => id === member.archetype) ?? null;
  const practice = archetype ? practices[archetype] : undefined;
  const card = (
    <>
      <MembershipCard status={membershipStatus} name={name} tiers={offers.tiers} />
      <FounderBanner status={membershipStatus} />
      {/* This link loads the page in full, because the Desk has its own content security policy. */}
      {member.isCoach ? (
        <div>
          <a className="textlink" href="/desk">
            {profile.toDesk}
          </a>
        </div>
      ) : null}
    </>
  );

  return (
    <>
      <MemberOpening name={name} archetype={archetype} practice={practice} />
      <Tonight step={practice?.firstStep} start={<FirstSteps member={member} />} card={card} />
      <div className="wrap grid gap-x-gap gap-y-4 pt-[clamp(3rem,4vw,4rem)] pb-[calc(var(--spacing-band)+5rem)] wide:grid-cols-12">
        {/* The padding aligns the list's top line with the first section's line. */}
        <div className="wide:col-[1/4] wide:pt-[2.8rem]">
          <SectionList ids={sections.filter((id) => id !== "keys" || member.isCoach)} />
        </div>
        <StatusBanner onSignedOut={parts.onSignedOut}>
          <PictureSection name={name} photoURL={member.photoURL} onSaved={onChanged} />
          <Setting id="nickname" heading={profile.nickname.heading}>
            <NicknameForm displayName={displayName} onSaved={onChanged} />
          </Setting>
          <Setting id="memberships" heading={profile.memberships.heading}>
            <MembershipLadder status={membershipStatus} tiers={offers.tiers} support={offers.support} />
          </Setting>
          <Setting id="courses" heading={keepTogether(profile.courses.heading)}>
            <ProgramList
              programs={offers.programs}
              defaults={{ name: displayName ?? undefined, email }}
              renderTrigger={parts.renderTrigger}
            />
          </Setting>
          <Setting id="password" heading={profile.password.heading}>
            <ChangePasswordForm
              email={email}
              hasPassword={hasPassword}
              signInAgain={signInAgain}
              onSaved={onChanged}
              onUnanswered={parts.onUnanswered}
            />
          </Setting>
          <Setting id="account" heading={profile.account.heading}>
            <AccountFacts
              {...member}
              isVerified={isVerified}
              resend={parts.resend}
              changeEmail={<ChangeEmail form={parts.changeEmailForm} hasPassword={hasPassword} />}
            />
          </Setting>
          {member.isCoach ? (
            <Setting id="keys" heading={secondFactor.settings.heading}>
              {parts.secondFactor}
            </Setting>
          ) : null}
          <Setting id="devices" heading={accountCare.devices.heading}>
            <DeviceList />
          </Setting>
          <Setting id="data" heading={accountCare.data.heading}>
            <ExportData proof={proof} />
          </Setting>
          <Setting id="leave" heading={accountCare.leave.heading}>
            <DeleteAccount
              proof={proof}
              isVerified={isVerified}
              membership={paidMembership(membershipStatus)}
              onGone={parts.onGone}
              onUnanswered={parts.onDeletionUnanswered}
            />
          </Setting>
        </StatusBanner>
      </div>
    </>
  );
}

function SignedOut() {
  // Invalidates the session, because otherwise the header would still show the member, and the sign-in page would
  // redirect back to the profile.
  useEffect(() => invalidateSession(), []);

  return (
    <ProfileNotice>
      <p className="lead">{profile.signedOut}</p>
      <ButtonLink href="/auth?returnTo=/profile">{profile.signIn}</ButtonLink>
    </ProfileNotice>
  );
}

export function ProfileScreen({ isReady, ...parts }: ProfileParts & { isReady: boolean }) {
  const query = trpc.profile.get.useQuery(undefined, { enabled: isReady });
  const failure = readApiError(query.error);
  const box = useRef<HTMLDivElement>(null);
  useFocusAtEnd(box, query.isPending && query.errorUpdateCount > 0);

  if (query.isPending) {
    return (
      <>
        <h1 className="sr-only">{profile.title}</h1>
        <ProfileWaiting text={profile.loading} />
      </>
    );
  }
  if (failure.reason === "signed-out" || query.data === null) return <SignedOut />;
  // A failed refetch keeps the loaded profile, because the member may be typing.
  return (
    <div ref={box} tabIndex={-1} className="outline-hidden">
      {query.data ? (
        <ProfileSettings member={query.data} {...parts} />
      ) : (
        <ProfileFailed onRetry={query.refetch}>
          {messages.profile.loadFailed(explainFailure(failure))}
        </ProfileFailed>
      )}
    </div>
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
