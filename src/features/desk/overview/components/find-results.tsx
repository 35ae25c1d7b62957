import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { desk } from "@/content/desk";
import { deskMembers } from "@/content/desk-members";
import { deskOverview } from "@/content/desk-overview";
import { deskWaitlist } from "@/content/desk-waitlist";
import { formatDate } from "@/lib/calendar";
import { formatEmail } from "@/lib/format-email";
import { StatusBadge } from "../../applications/components/application-list";
import { DeskLink } from "../../components/desk-link";
import { DeskGrid, DeskPanel, DeskRow, DeskRows, DeskSmall } from "../../components/desk-panel";
import type { FoundPeople } from "../find-service";

const { find } = deskOverview;
const plans: Record<string, string> = deskMembers.filters;
const { applications, waitlist, members } = desk.pages;

type Person = { id: string; href: string; name: string; email: string; at: Date; badge: ReactNode };
type GroupProps = { kind: keyof FoundPeople; all: string; people: Person[]; hasMore: boolean };

function Group({ kind, all, people, hasMore }: GroupProps) {
  return (
    <DeskPanel title={find.groups[kind]} link={people.length ? { href: all, label: find.inList } : undefined}>
      <DeskRows empty={find.none[kind]}>
        {people.map(({ id, href, name, email, at, badge }) => (
          <DeskRow key={id}>
            <p className="flex items-center justify-between gap-x-4 gap-y-1 max-[18rem]:flex-wrap">
              <DeskLink
                className="-my-[0.6rem] inline-flex min-h-11 min-w-0 items-center py-[0.6rem] font-[560] text-ink"
                href={href}
              >
                <bdi>{name}</bdi>
              </DeskLink>
              <span className="wrap-break-word">{badge}</span>
            </p>
            <DeskSmall>{formatEmail(email)}</DeskSmall>
            <DeskSmall>{find.since(formatDate(at))}</DeskSmall>
          </DeskRow>
        ))}
      </DeskRows>
      <p className="note" hidden={!hasMore}>
        {find.more}
      </p>
    </DeskPanel>
  );
}

export function FindResults({ found, query }: { found: FoundPeople; query: string }) {
  const q = `q=${encodeURIComponent(query)}`;
  return (
    <DeskGrid columns="three">
      <Group
        kind="applications"
        all={`${applications.href}?status=all&${q}`}
        hasMore={found.applications.hasMore}
        people={found.applications.rows.map(({ submittedAt, status, ...row }) => ({
          ...row,
          href: `${applications.href}/${row.id}`,
          at: submittedAt,
          badge: <StatusBadge status={status} />,
        }))}
      />
      <Group
        kind="entries"
        all={`${waitlist.href}?status=all&${q}`}
        hasMore={found.entries.hasMore}
        people={found.entries.rows.map(({ submittedAt, status, ...row }) => ({
          ...row,
          href: `${waitlist.href}?status=all&q=${encodeURIComponent(formatEmail(row.email))}`,
          at: submittedAt,
          badge: <Badge>{deskWaitlist.statuses[status] ?? status}</Badge>,
        }))}
      />
      <Group
        kind="members"
        all={`${members.href}?${q}`}
        hasMore={found.members.hasMore}
        people={found.members.rows.map(({ createdAt, displayName, membershipStatus, ...row }) => ({
          ...row,
          name: displayName || formatEmail(row.email),
          href: `${members.href}/${row.id}`,
          at: createdAt,
          badge: <Badge>{plans[membershipStatus] ?? membershipStatus}</Badge>,
        }))}
      />
    </DeskGrid>
  );
}
