"use client";

import Link from "next/link";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Message } from "@/components/ui/message";
import { Waiting } from "@/components/ui/waiting";
import { archetypes } from "@/content/archetypes";
import { profile } from "@/content/profile";
import { memberName } from "@/lib/member-name";
import { trpc } from "@/trpc/provider";
import { AccountFacts } from "./account-facts";
import { MembershipCard } from "./membership-card";
import { MembershipLadder } from "./membership-ladder";
import "./profile-screen.css";

function ArchetypeNote({ archetype }: { archetype: string | null }) {
  const words = profile.archetype;
  const found = Object.entries(archetypes).find(([id]) => id === archetype);
  if (!found) {
    return (
      <p className="note">
        {words.none} <Link href="/eq-assessment">{words.take}</Link>.
      </p>
    );
  }
  const [slug, { name }] = found;
  return (
    <p className="note">
      {words.before}
      <Link href={`/archetypes/${slug}`}>{name}</Link>
      {words.after} <Link href="/eq-assessment">{words.retake}</Link>.
    </p>
  );
}

export function ProfileScreen() {
  const query = trpc.profile.get.useQuery();
  if (query.isPending) return <Waiting text={profile.loading} />;
  if (query.error) {
    return (
      <div className="wrap band">
        <Message tone="error">Error: {query.error.message}</Message>
        <Button variant="line" className="mt-s5" onClick={() => void query.refetch()}>
          {profile.retry}
        </Button>
      </div>
    );
  }
  if (!query.data) {
    return (
      <div className="wrap band">
        <p className="lead">{profile.signedOut}</p>
        <ButtonLink href="/auth?returnTo=/profile">{profile.signIn}</ButtonLink>
      </div>
    );
  }
  const { displayName, email, membershipStatus, archetype, createdAt } = query.data;
  const name = memberName({ name: displayName, email });
  return (
    <div className="profile wrap">
      <aside className="profile__side">
        <div>
          <h1>{profile.greeting(name)}</h1>
          <MembershipCard status={membershipStatus} name={name} />
          <ArchetypeNote archetype={archetype} />
        </div>
      </aside>
      <div className="settings">
        <section aria-labelledby="memberships">
          <h2 id="memberships">{profile.memberships.heading}</h2>
          <MembershipLadder status={membershipStatus} />
        </section>
        <section aria-labelledby="account">
          <h2 id="account">{profile.account.heading}</h2>
          <AccountFacts name={displayName} email={email} createdAt={createdAt} />
        </section>
      </div>
    </div>
  );
}
