import { cache } from "react";
import { desk } from "@/content/desk";
import { deskMembers as text } from "@/content/desk-members";
import { DeskHead } from "@/features/desk/components/desk-head";
import { DeskLink } from "@/features/desk/components/desk-link";
import { DeskGrid, DeskPanel } from "@/features/desk/components/desk-panel";
import { MembershipForm } from "@/features/desk/members/components/member-actions";
import {
  MemberFacts,
  MemberForms,
  MemberHistory,
  MemberQuiz,
} from "@/features/desk/members/components/member-panels";
import { PlanBadge } from "@/features/desk/members/components/member-table";
import { formatEmail } from "@/lib/format-email";
import { getMemberName } from "@/lib/member-name";
import { callDesk } from "@/server/desk-call";

type PageProps = { params: Promise<{ id: string }> };

const readMember = cache((id: string) =>
  callDesk((caller) => caller.members.get({ id: decodeURIComponent(id) })),
);

const nameOf = ({ displayName, email }: { displayName: string | null; email: string }) =>
  getMemberName({ name: displayName, email });

export async function generateMetadata({ params }: PageProps) {
  const { id } = await params;
  return { title: nameOf(await readMember(id)) };
}

export default async function MemberPage({ params }: PageProps) {
  const { id } = await params;
  const member = await readMember(id);
  const name = nameOf(member);
  const { membershipStatus: status } = member;
  return (
    <>
      <DeskLink
        className="mb-s2 inline-flex min-h-11 items-center font-strong text-small print:hidden"
        href={desk.pages.members.href}
      >
        {text.member.back}
      </DeskLink>
      <DeskHead title={name} note={formatEmail(member.email)} />
      <DeskGrid columns="two">
        <DeskPanel title={text.membership.heading} badge={<PlanBadge status={status} />}>
          <MembershipForm id={member.id} name={name} current={status} />
        </DeskPanel>
        <MemberFacts member={member} />
        <MemberForms member={member} />
        <MemberQuiz results={member.quizResults} />
      </DeskGrid>
      <DeskGrid>
        <MemberHistory id={member.id} events={member.events} />
      </DeskGrid>
    </>
  );
}
