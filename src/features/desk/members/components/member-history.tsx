import { auditActions } from "@/content/audit";
import { deskAudit } from "@/content/desk-audit";
import { deskMembersWords } from "@/content/desk-members";
import { ChangeList } from "../../audit/components/change-list";
import { DeskEmpty } from "../../components/desk-empty";
import { DeskPanel } from "../../components/desk-panel";
import { DeskRow, DeskRows, DeskSmall } from "../../components/desk-rows";
import { Moment } from "../../components/moment";
import type { Member } from "../member-service";

const words = deskMembersWords.member;

function actionLabel(action: string) {
  return Object.hasOwn(auditActions, action) ? auditActions[action as keyof typeof auditActions] : action;
}

/** Everything the audit says about a member's account, newest first. */
export function MemberHistory({ id, events }: { id: string; events: Member["events"] }) {
  return (
    <DeskPanel title={words.history}>
      {events.length === 0 ? (
        <DeskEmpty>{words.noHistory}</DeskEmpty>
      ) : (
        <DeskRows isOrdered>
          {events.map(({ id: eventId, action, actor, createdAt, changes }) => (
            <DeskRow
              key={eventId}
              end={
                <small className="self-start text-ink-2 text-small">
                  <Moment at={createdAt} />
                </small>
              }
            >
              {actionLabel(action)}
              {actor.kind === "member" && actor.id === id ? null : (
                <DeskSmall>
                  {actor.kind === "member" ? words.by(actor.name) : deskAudit.actors[actor.kind]}
                </DeskSmall>
              )}
              <ChangeList className="mt-[0.35rem]" changes={changes} />
            </DeskRow>
          ))}
        </DeskRows>
      )}
    </DeskPanel>
  );
}
