import { Badge } from "@/components/ui/badge";
import { Message } from "@/components/ui/message";
import { archetypeIds, archetypes } from "@/content/archetypes";
import { desk } from "@/content/desk";
import type { LeftOutReason } from "@/content/desk-announcements";
import { deskMembers as text } from "@/content/desk-members";
import { standingOf } from "@/content/profile";
import { formatEmail } from "@/lib/format-email";
import { getMemberName } from "@/lib/member-name";
import { DeskLink } from "../../components/desk-link";
import { DeskCard, Moment } from "../../components/desk-panel";
import { type DeskCells, DeskTable } from "../../components/desk-table";
import type { MemberRow } from "../service";

export function PlanBadge({ status }: { status: string }) {
  const { badge, tone } = standingOf(status);
  // The default membership is shown as text, without a badge.
  if (tone === "info") return <span>{badge}</span>;
  return <Badge tone={tone}>{badge}</Badge>;
}

/** Returns the archetype's name, or an unknown id unchanged. */
export function getArchetypeName(stored: string) {
  const id = archetypeIds.find((known) => known === stored);
  return id ? archetypes[id].name : stored;
}

type MemberTableProps = {
  rows: MemberRow[];
  isFiltered: boolean;
  isLeftOut?: boolean;
  query?: string;
};

const { columns } = text;
const time = "min-[80rem]:w-42 max-[80rem]:col-span-full max-[80rem]:text-left";

const cells: DeskCells<MemberRow, keyof typeof columns> = {
  person: {
    className: "min-[80rem]:w-[27%]",
    show: ({ id, displayName, email }) => (
      <>
        <DeskLink href={`${desk.pages.members.href}/${id}`}>
          <bdi>{getMemberName({ name: displayName, email })}</bdi>
        </DeskLink>
        <small>{formatEmail(email)}</small>
      </>
    ),
  },
  plan: {
    show: ({ membershipStatus, role }) => (
      <>
        <PlanBadge status={membershipStatus} />{" "}
        {role === "coach" ? <Badge tone="info">{text.coach}</Badge> : null}
      </>
    ),
  },
  verified: {
    show: ({ emailVerified }) =>
      emailVerified ? text.verified : <Badge tone="alert">{text.unverified}</Badge>,
  },
  archetype: { show: ({ archetype }) => (archetype ? getArchetypeName(archetype) : text.noArchetype) },
  seen: {
    className: time,
    show: ({ lastSeenAt }) =>
      lastSeenAt ? (
        <>
          <span className="min-[80rem]:hidden">{columns.seen} </span>
          <Moment at={lastSeenAt} />
        </>
      ) : (
        text.neverSeen
      ),
  },
  joined: {
    className: time,
    show: ({ createdAt }) => (
      <>
        <span className="min-[80rem]:hidden">{columns.joined} </span>
        <Moment at={createdAt} />
      </>
    ),
  },
};

export function MemberTable({ rows, isFiltered, isLeftOut, query }: MemberTableProps) {
  const all = isLeftOut ? text.emptyLeftOut : text.empty;
  const notFound = isFiltered ? text.emptyPlan : all;
  const empty = query ? text.found(query) : notFound;
  return (
    <DeskCard>
      <DeskTable caption={text.note} headings={columns} cells={cells} rows={rows} empty={empty} />
    </DeskCard>
  );
}

export function LeftOutNote({ why, announcement }: { why: LeftOutReason; announcement?: string }) {
  return (
    <Message tone="info" isLive={false} className="mt-s4">
      <p>{text.leftOut[why]}</p>
      <p className="flex flex-wrap gap-x-s4">
        <DeskLink className="textlink" href={desk.pages.members.href}>
          {text.toAll}
        </DeskLink>
        {announcement ? (
          <DeskLink
            className="textlink"
            href={`${desk.pages.announcements.href}/${encodeURIComponent(announcement)}`}
          >
            {text.toAnnouncement}
          </DeskLink>
        ) : null}
      </p>
    </Message>
  );
}
