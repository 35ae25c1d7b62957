import type { ReactNode } from "react";
import { Message } from "@/components/ui/message";
import { desk } from "@/content/desk";
import { deskAnnouncements, leftOutReasons } from "@/content/desk-announcements";
import { groupDigits } from "@/lib/grouped-digits";
import { DeskLink } from "../../components/desk-link";
import { DeskRow, DeskRows } from "../../components/desk-rows";
import { DeskPanel } from "../../components/desk-sheet";
import { buildPageUrl } from "../../page-url";
import type { Announcement } from "../list-service";

const text = deskAnnouncements.reach;

export function ReachPanel({ announcement, children }: { announcement: Announcement; children?: ReactNode }) {
  const { id, toWrite, leftOut, state, toolName, address } = announcement;
  // The reasons of a finished announcement do not link to lists of members, which could differ from the stored numbers.
  const isOver = state === "sent" || state === "stopped";
  const reasons = leftOutReasons.filter((why) => leftOut[why]);
  return (
    <DeskPanel title={state === "draft" ? text.heading : text.leftOut}>
      {state === "draft" ? (
        <>
          <p className="mb-s4">
            <b className="block font-[400] font-display text-h2 tabular-nums leading-tight">
              {text.toWrite(toWrite)}
            </b>
            <span className="note">{text.toWriteNote}</span>
          </p>
          <h3 className="font-strong font-text text-base tracking-normal">{text.leftOut}</h3>
        </>
      ) : null}
      {reasons.length ? (
        <DeskRows>
          {reasons.map((why) => (
            <DeskRow
              key={why}
              start={<b className="min-w-8 font-strong tabular-nums">{groupDigits(leftOut[why])}</b>}
            >
              {isOver ? (
                text.reasons[why]
              ) : (
                <DeskLink
                  className="textlink"
                  href={buildPageUrl(desk.pages.members.href, { leftOut: why, announcement: id })}
                >
                  {text.reasons[why]}
                </DeskLink>
              )}
            </DeskRow>
          ))}
        </DeskRows>
      ) : (
        <p className="note mt-s2">{text.nobodyLeftOut}</p>
      )}
      {address || state !== "draft" ? null : (
        <Message tone="info" isLive={false} className="mt-s4">
          {text.stillSoon(toolName)}
        </Message>
      )}
      {children}
    </DeskPanel>
  );
}
