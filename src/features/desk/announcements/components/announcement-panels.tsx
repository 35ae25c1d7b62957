import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { desk } from "@/content/desk";
import { type AnnouncementState, deskAnnouncements, leftOutReasons } from "@/content/desk-announcements";
import { groupDigits } from "@/lib/grouped-digits";
import { trpc } from "@/trpc/provider";
import { DeskQuestion } from "../../components/desk-dialog";
import { DeskLink } from "../../components/desk-link";
import { DeskPanel, DeskProgress, DeskRow, DeskRows, Moment } from "../../components/desk-panel";
import { useChange } from "../../components/use-change";
import { buildPageUrl } from "../../page-url";
import type { Announcement } from "../list-service";
import { announcementTransitions } from "../states";

type ProgressPanelProps = {
  announcement: Announcement;
  /** True if the coach started the sending on this page, where the start button has then disappeared. */
  hasBegunHere: boolean;
  onChanged: () => void;
};

const { progress: text, actions, reach } = deskAnnouncements;
const variants = { sending: "primary", paused: "line", stopped: "dangerLine" } as const;

export function ProgressPanel({ announcement, hasBegunHere, onChanged }: ProgressPanelProps) {
  const { id, state, reached, remaining, mails, startedAt, sentBy } = announcement;
  const update = useChange(trpc.desk.announcements.setState.useMutation());
  const [isAsking, setIsAsking] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  const shownState = useRef(state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state outdates the question and an earlier failure
  useEffect(() => {
    update.clear();
    setIsAsking(false);
  }, [state]);

  // The new state has removed the clicked button or the button that opened the question, so the heading gets the focus.
  useEffect(() => {
    if (isAsking || shownState.current === state) return;
    shownState.current = state;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [state, isAsking]);

  useEffect(() => {
    if (hasBegunHere) heading.current?.focus();
  }, [hasBegunHere]);

  async function setState(to: AnnouncementState) {
    await update.change({ id, from: state, to }, () => setIsAsking(false));
    onChanged();
  }

  if (state === "draft") return null;
  const isStopped = state === "stopped";
  const isOver = isStopped || state === "sent";
  const total = isOver ? reached : reached + remaining;
  // `reached` also counts purged emails and emails of deleted members, so it may exceed the sum of the counts by state.
  const finished = mails.sent + mails.failed + mails.cancelled;
  const isIncomplete = isOver && finished + mails.queued < reached;
  const processed = isIncomplete ? total : finished;
  return (
    <DeskPanel title={deskAnnouncements.states[state]}>
      <p ref={heading} tabIndex={-1} className="tabular-nums">
        <b className="mr-2 font-[400] font-display text-h2 leading-tight" hidden={isIncomplete}>
          {groupDigits(mails.sent)}
        </b>{" "}
        <span>{isIncomplete ? text.reached(reached) : text.of(total)}</span>
      </p>
      <DeskProgress
        className="mt-3 w-full"
        aria-label={text.label}
        max={Math.max(1, total)}
        value={processed}
      />
      <ul role="list" className="mt-s3 grid gap-1 text-base text-ink-2 tabular-nums empty:hidden">
        {mails.queued ? <li>{text.waiting(mails.queued)}</li> : null}
        {mails.failed ? (
          <li>
            <span>{`${text.failed(mails.failed)}.`}</span>{" "}
            <DeskLink className="textlink" href={`${desk.pages.mail.href}?state=failed`}>
              {text.toMail}
            </DeskLink>
          </li>
        ) : null}
        {mails.cancelled ? <li>{text.cancelled(mails.cancelled)}</li> : null}
        {isStopped && remaining ? <li>{text.unsent(remaining)}</li> : null}
      </ul>
      <p className="note mt-s3">{text.hints[state]}</p>
      {startedAt ? (
        <p className="note mt-s2">
          {text.sentOff} <Moment at={startedAt} /> {sentBy ? <span>{text.by(sentBy)}</span> : null}
        </p>
      ) : null}
      <div className="mt-s4 flex flex-wrap gap-s3 empty:hidden">
        {announcementTransitions[state].map((to) => (
          <Button
            key={to}
            size="small"
            variant={variants[to]}
            isBusy={update.isBusy && to !== "stopped"}
            aria-disabled={update.isBusy}
            onClick={() => (to === "stopped" ? setIsAsking(true) : setState(to))}
          >
            {actions[to]}
          </Button>
        ))}
      </div>
      {update.failure && !isAsking ? <Message tone="error">{update.failure.message}</Message> : null}
      {isAsking ? (
        <DeskQuestion
          texts={{ ...actions.stop, text: actions.stop.text(remaining + mails.queued) }}
          isDanger
          change={update}
          onConfirm={() => setState("stopped")}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </DeskPanel>
  );
}

export function ReachPanel({ announcement, children }: { announcement: Announcement; children?: ReactNode }) {
  const { id, remaining, leftOut, state, toolName, address } = announcement;
  // The reasons of a finished announcement do not link to lists of members, which could differ from the stored numbers.
  const isOver = state === "sent" || state === "stopped";
  const reasons = leftOutReasons.filter((why) => leftOut[why]);
  return (
    <DeskPanel title={state === "draft" ? reach.heading : reach.leftOut}>
      {state === "draft" ? (
        <>
          <p className="mb-s4">
            <b className="block font-[400] font-display text-h2 tabular-nums leading-tight">
              {reach.recipients(remaining)}
            </b>
            <span className="note">{reach.recipientsNote}</span>
          </p>
          <h3 className="font-strong font-text text-base tracking-normal">{reach.leftOut}</h3>
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
                reach.reasons[why]
              ) : (
                <DeskLink
                  className="textlink"
                  href={buildPageUrl(desk.pages.members.href, { leftOut: why, announcement: id })}
                >
                  {reach.reasons[why]}
                </DeskLink>
              )}
            </DeskRow>
          ))}
        </DeskRows>
      ) : (
        <div>
          <p className="note mt-s2">{reach.nobodyLeftOut}</p>
        </div>
      )}
      {address || state !== "draft" ? null : (
        <Message tone="info" isLive={false} className="mt-s4">
          {reach.stillSoon(toolName)}
        </Message>
      )}
      {children}
    </DeskPanel>
  );
}
