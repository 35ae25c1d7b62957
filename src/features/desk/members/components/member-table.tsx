import { Badge } from "@/components/ui/badge";
import { desk } from "@/content/desk";
import { deskMembersWords as words } from "@/content/desk-members";
import { dayAndTime } from "@/lib/calendar";
import { memberName } from "@/lib/member-name";
import { DeskLink } from "../../components/desk-link";
import { archetypeName } from "../archetype-name";
import type { MemberRow } from "../service";
import { PlanBadge } from "./plan-badge";
import "./members.css";

type MemberTableProps = { rows: MemberRow[]; isCut: boolean; isFiltered: boolean; query?: string };

const { columns } = words;

function MemberLine({ member }: { member: MemberRow }) {
  const { id, displayName, email, emailVerified, membershipStatus, role, archetype, lastSeenAt, createdAt } =
    member;
  return (
    <tr>
      <td className="member-who">
        <DeskLink href={`${desk.pages.members.href}/${id}`}>
          {memberName({ name: displayName, email })}
        </DeskLink>
        <small>{email}</small>
      </td>
      <td className="member-plan">
        <PlanBadge status={membershipStatus} />
        {role === "coach" ? <Badge tone="info">{words.coach}</Badge> : null}
      </td>
      <td className="member-proof">{emailVerified ? words.verified : words.unverified}</td>
      <td className="member-type">{archetype ? archetypeName(archetype) : words.noArchetype}</td>
      <td className="member-seen">
        {lastSeenAt ? (
          <>
            <span className="member-label">{columns.seen} </span>
            <time dateTime={lastSeenAt.toISOString()}>{dayAndTime(lastSeenAt)}</time>
          </>
        ) : (
          words.neverSeen
        )}
      </td>
      <td className="member-since">
        <span className="member-label">{columns.joined} </span>
        <time dateTime={createdAt.toISOString()}>{dayAndTime(createdAt)}</time>
      </td>
    </tr>
  );
}

/** A page of the members; on a narrow screen each is a card. */
export function MemberTable({ rows, isCut, isFiltered, query }: MemberTableProps) {
  if (rows.length === 0) {
    const nobody = isFiltered ? words.emptyPlan : words.empty;
    return <p className="sheet desk-empty">{query ? words.found(query) : nobody}</p>;
  }
  return (
    <div className="sheet">
      {isCut ? <p className="note">{words.cut}</p> : null}
      <table className="desk-table member-table">
        <caption className="visually-hidden">{words.caption}</caption>
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
      </table>
    </div>
  );
}
