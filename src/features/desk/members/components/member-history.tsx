import { auditActions } from "@/content/audit";
import { deskAudit } from "@/content/desk-audit";
import { deskMembersWords } from "@/content/desk-members";
import { dayAndTime } from "@/lib/calendar";
import { ChangeList } from "../../audit/components/change-list";
import { DeskPanel } from "../../components/desk-panel";
import type { Member } from "../member-service";
import "../../audit/components/audit.css";

const words = deskMembersWords.member;

function actionLabel(action: string) {
  return Object.hasOwn(auditActions, action) ? auditActions[action as keyof typeof auditActions] : action;
}

/** Everything the audit says about a member's account, newest first. */
export function MemberHistory({ id, events }: { id: string; events: Member["events"] }) {
  return (
    <DeskPanel title={words.history}>
      {events.length === 0 ? (
        <p className="desk-empty">{words.noHistory}</p>
      ) : (
        <ol className="rows member-history">
          {events.map(({ id: eventId, action, actor, createdAt, changes }) => (
            <li key={eventId}>
              <div>
                {actionLabel(action)}
                <small>
                  <time dateTime={createdAt.toISOString()}>{dayAndTime(createdAt)}</time>
                  {actor.kind === "member" && actor.id === id
                    ? null
                    : `, ${actor.kind === "member" ? words.by(actor.name) : deskAudit.actors[actor.kind]}`}
                </small>
                <ChangeList changes={changes} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </DeskPanel>
  );
}
