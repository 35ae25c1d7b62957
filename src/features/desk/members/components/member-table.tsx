import { Badge } from "@/components/ui/badge";
import { desk } from "@/content/desk";
import { deskMembersWords as words } from "@/content/desk-members";
import { memberName } from "@/lib/member-name";
import { DeskEmpty } from "../../components/desk-empty";
import { DeskLink } from "../../components/desk-link";
import { DeskSheet } from "../../components/desk-sheet";
import { type DeskCells, DeskTable } from "../../components/desk-table";
import { Moment } from "../../components/moment";
import { archetypeName } from "../archetype-name";
import type { MemberRow } from "../service";
import styles from "./member-table.module.css";
import { PlanBadge } from "./plan-badge";

type MemberTableProps = {
  rows: MemberRow[];
  isCut: boolean;
  isFiltered: boolean;
  isLeftOut?: boolean;
  query?: string;
};

const { columns } = words;

const cells: DeskCells<MemberRow, keyof typeof columns> = {
  person: {
    show: ({ id, displayName, email }) => (
      <>
        <DeskLink href={`${desk.pages.members.href}/${id}`}>
          {memberName({ name: displayName, email })}
        </DeskLink>
        <small>{email}</small>
      </>
    ),
  },
  plan: {
    show: ({ membershipStatus, role }) => (
      <>
        <PlanBadge status={membershipStatus} />{" "}
        {role === "coach" ? <Badge tone="info">{words.coach}</Badge> : null}
      </>
    ),
  },
  verified: {
    show: ({ emailVerified }) =>
      emailVerified ? words.verified : <Badge tone="alert">{words.unverified}</Badge>,
  },
  archetype: { show: ({ archetype }) => (archetype ? archetypeName(archetype) : words.noArchetype) },
  seen: {
    className: styles.seen,
    show: ({ lastSeenAt }) =>
      lastSeenAt ? (
        <>
          <span className="min-[80rem]:hidden">{columns.seen} </span>
          <Moment at={lastSeenAt} />
        </>
      ) : (
        words.neverSeen
      ),
  },
  joined: {
    className: styles.joined,
    show: ({ createdAt }) => (
      <>
        <span className="min-[80rem]:hidden">{columns.joined} </span>
        <Moment at={createdAt} />
      </>
    ),
  },
};

/** A page of the members; on a narrow screen each is a card. */
export function MemberTable({ rows, isCut, isFiltered, isLeftOut, query }: MemberTableProps) {
  if (rows.length === 0) {
    const all = isLeftOut ? words.emptyLeftOut : words.empty;
    const nobody = isFiltered ? words.emptyPlan : all;
    return <DeskEmpty isSheet>{query ? words.found(query) : nobody}</DeskEmpty>;
  }
  return (
    <DeskSheet>
      {isCut ? <p className="note">{words.cut}</p> : null}
      <DeskTable
        className={styles.table}
        caption={words.caption}
        headings={columns}
        cells={cells}
        rows={rows}
      />
    </DeskSheet>
  );
}
