import { Badge } from "@/components/ui/badge";
import { desk } from "@/content/desk";
import { applicationWords } from "@/content/desk-applications";
import { deskMembersWords } from "@/content/desk-members";
import { deskWaitlist } from "@/content/desk-waitlist";
import { DeskEmpty } from "../../components/desk-empty";
import { DeskLink } from "../../components/desk-link";
import { DeskPanel } from "../../components/desk-panel";
import { DeskRow, DeskRows, DeskSmall } from "../../components/desk-rows";
import { Moment } from "../../components/moment";
import type { Member } from "../member-service";

const words = deskMembersWords.member;

/** What came in with the member's address, as links to the records. */
export function MemberForms({ member }: { member: Member }) {
  const { entry, applications } = member.forms;
  const listed = new URLSearchParams({ status: "all", q: member.email });
  const forms = [
    ...(entry
      ? [
          {
            ...entry,
            href: `${desk.pages.waitlist.href}?${listed}`,
            label: words.entry,
            badge: deskWaitlist.statuses[entry.status] ?? entry.status,
          },
        ]
      : []),
    ...applications.map((application) => ({
      ...application,
      href: `${desk.pages.applications.href}/${application.id}`,
      label: words.application,
      badge: applicationWords.statusLabel(application.status),
    })),
  ];
  const nothing = member.emailVerified ? words.noForms : words.unproven;
  return (
    <DeskPanel title={words.forms}>
      {forms.length === 0 ? (
        <DeskEmpty>{nothing}</DeskEmpty>
      ) : (
        <DeskRows>
          {forms.map(({ id, href, label, badge, submittedAt }) => (
            <DeskRow key={id} end={<Badge>{badge}</Badge>}>
              <DeskLink className="-my-2 inline-flex min-h-11 items-center font-strong" href={href}>
                {label}
              </DeskLink>
              <DeskSmall>
                <Moment at={submittedAt} />
              </DeskSmall>
            </DeskRow>
          ))}
        </DeskRows>
      )}
    </DeskPanel>
  );
}
