import { Badge } from "@/components/ui/badge";
import { desk } from "@/content/desk";
import { deskMembersWords as words } from "@/content/desk-members";
import { dayAndTime } from "@/lib/calendar";
import { memberName } from "@/lib/member-name";
import { DeskEmpty } from "../../components/desk-empty";
import { DeskLink } from "../../components/desk-link";
import { DeskSheet } from "../../components/desk-sheet";
import { DeskTable } from "../../components/desk-table";
import { archetypeName } from "../archetype-name";
import type { MemberRow } from "../service";
import styles from "./member-table.module.css";
import { PlanBadge } from "./plan-badge";

type MemberTableProps = { rows: MemberRow[]; isCut: boolean; isFiltered: boolean; query?: string };

const { columns } = words;

function MemberLine({ member }: { member: MemberRow }) {
  const { id, displayName, email, emailVerified, membershipStatus, role, archetype, lastSeenAt, createdAt } =
    member;
  return (
    <tr>
      <td>
        <DeskLink href={`${desk.pages.members.href}/${id}`}>
          {memberName({ name: displayName, email })}
        </DeskLink>
        <small>{email}</small>
      </td>
      <td className="space-x-[0.35rem]">
        <PlanBadge status={membershipStatus} />
        {role === "coach" ? <Badge tone="info">{words.coach}</Badge> : null}
      </td>
      <td>{emailVerified ? words.verified : words.unverified}</td>
      <td>{archetype ? archetypeName(archetype) : words.noArchetype}</td>
      <td className={styles.seen}>
        {lastSeenAt ? (
          <>
            <span className="nav:hidden">{columns.seen} </span>
            <time dateTime={lastSeenAt.toISOString()}>{dayAndTime(lastSeenAt)}</time>
          </>
        ) : (
          words.neverSeen
        )}
      </td>
      <td className={styles.joined}>
        <span className="nav:hidden">{columns.joined} </span>
        <time dateTime={createdAt.toISOString()}>{dayAndTime(createdAt)}</time>
      </td>
    </tr>
  );
}

/** A page of the members; on a narrow screen each is a card. */
export function MemberTable({ rows, isCut, isFiltered, query }: MemberTableProps) {
  if (rows.length === 0) {
    const nobody = isFiltered ? words.emptyPlan : words.empty;
    return <DeskEmpty isSheet>{query ? words.found(query) : nobody}</DeskEmpty>;
  }
  return (
    <DeskSheet>
      {isCut ? <p className="note">{words.cut}</p> : null}
      <DeskTable className={styles.table}>
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            {Object.entries(columns).map(([key, label]) => (
              <th scope="col" key={key}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((member) => (
            <MemberLine key={member.id} member={member} />
          ))}
        </tbody>
      </DeskTable>
    </DeskSheet>
  );
}
