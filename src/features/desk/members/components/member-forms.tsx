import { Badge } from "@/components/ui/badge";
import { desk } from "@/content/desk";
import { applicationWords } from "@/content/desk-applications";
import { deskMembersWords } from "@/content/desk-members";
import { deskWaitlist } from "@/content/desk-waitlist";
import { dayAndTime } from "@/lib/calendar";
import { DeskLink } from "../../components/desk-link";
import { DeskPanel } from "../../components/desk-panel";
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
        <p className="desk-empty">{nothing}</p>
      ) : (
        <ul className="rows member-forms">
          {forms.map(({ id, href, label, badge, submittedAt }) => (
            <li key={id}>
              <div>
                <DeskLink href={href}>{label}</DeskLink>
                <small>{dayAndTime(submittedAt)}</small>
              </div>
              <Badge>{badge}</Badge>
            </li>
          ))}
        </ul>
      )}
    </DeskPanel>
  );
}
