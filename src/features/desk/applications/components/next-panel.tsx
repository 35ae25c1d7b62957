"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { deskApplications } from "@/content/desk-applications";
import { keepDraft, readDraft } from "@/lib/form-draft";
import { trpc } from "@/trpc/provider";
import { DeskQuestion } from "../../components/desk-dialog";
import { DeskPanel } from "../../components/desk-panel";
import { useChange } from "../../components/use-change";
import { type ApplicationStatus, hasMail, isApplicationStatus, moves } from "../moves";
import type { UndoableMove } from "../record-service";
import type { Mail } from "../schema";
import { getMailDraftKey, MailDialog } from "./mail-dialog";

const { next, undo: undoTexts, withdraw } = deskApplications;

type MoveFailureProps = {
  update: Pick<ReturnType<typeof useChange>, "failure" | "clear" | "refresh">;
  onShown: () => void;
};

function MoveFailure({ update: { failure, clear, refresh }, onShown }: MoveFailureProps) {
  function showPresent() {
    clear();
    refresh();
    onShown();
  }

  if (!failure) return null;
  return (
    <Message tone="error">
      <p>{failure.message}</p>
      {failure.isConflict ? (
        <Button className="mt-s3 bg-paper" size="small" variant="line" onClick={showPresent}>
          {next.show}
        </Button>
      ) : null}
    </Message>
  );
}

type UndoMoveProps = {
  application: { id: string; status: string };
  move: UndoableMove;
  /** True during the refetch, when `move` may no longer be the last status change. */
  isOld: boolean;
  onMessage: (message: string) => void;
};

function UndoMove({ application, move, isOld, onMessage }: UndoMoveProps) {
  const update = useChange(trpc.desk.applications.undoMove.useMutation());
  const { id, status } = application;
  const { from, mail, until } = move;
  const end = until.getTime();
  const onEnd = useEffectEvent(update.refresh);
  const { withEmail, doneWithEmail, done, action } = undoTexts;

  useEffect(() => {
    const timer = setTimeout(onEnd, Math.max(0, end - Date.now()));
    return () => clearTimeout(timer);
  }, [end]);

  function undo() {
    if (isOld) return;
    onMessage("");
    const draftKey = getMailDraftKey(id, status);
    // The undo deletes the email, so its text becomes a draft unless there is a draft already. The draft is kept before
    // the request, because the response may be lost.
    if (mail && !readDraft(draftKey, mail)) keepDraft(draftKey, { values: mail, key: "" });
    void update.change({ id, move: move.id }, () => onMessage(mail ? doneWithEmail(from) : done(from)));
  }

  return (
    <div className="mt-s4 grid justify-items-start gap-s3 border-dune-line border-t pt-s4">
      <p className="text-base">{mail ? withEmail(until, from) : undoTexts.until(until, from)}</p>
      <Button
        size="small"
        variant="line"
        isBusy={update.isBusy || isOld}
        aria-keyshortcuts="b"
        onClick={undo}
      >
        {action}
      </Button>
      <MoveFailure update={update} onShown={() => onMessage(next.shown)} />
    </div>
  );
}

type NextPanelProps = {
  application: { id: string; name: string; email: string; status: string };
  undoableMove: UndoableMove | null;
};

const keys: Partial<Record<ApplicationStatus, string>> = {
  in_review: "r",
  invited: "i",
  accepted: "a",
  declined: "d",
  withdrawn: "w",
};

export function NextPanel({ application, undoableMove }: NextPanelProps) {
  const { id, name, status } = application;
  const update = useChange(trpc.desk.applications.move.useMutation());
  const { change, isBusy, isOld, clear } = update;
  // `from` is the status that the coach saw, because the page may be refetched while the dialog is open.
  const [pending, setPending] = useState<{ from: ApplicationStatus; to: ApplicationStatus } | null>(null);
  const [done, setDone] = useState("");
  const outcome = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The clicked button has disappeared, so the focus moves to the result.
    if (done) outcome.current?.focus();
  }, [done]);

  if (!isApplicationStatus(status)) return null;

  function move(from: ApplicationStatus, to: ApplicationStatus, mail: Mail | null) {
    setDone("");
    return change({ id, from, to, mail }, () => {
      setPending(null);
      setDone(mail ? next.movedWithMail(to) : next.moved(to));
    });
  }

  function ask(from: ApplicationStatus, to: ApplicationStatus) {
    clear();
    setDone("");
    if (to === "in_review") return move(from, to, null);
    setPending({ from, to });
  }

  function onShown() {
    setPending(null);
    setDone(next.shown);
  }

  const complaint = <MoveFailure update={update} onShown={onShown} />;
  const close = () => setPending(null);
  return (
    <DeskPanel title={next.heading} className="max-nav:-order-1 print:hidden">
      <p>{next.hints[status]}</p>
      <div className="mt-s4 flex flex-wrap gap-s3 empty:hidden">
        {moves[status].map((to, index) => (
          <Button
            key={to}
            size="small"
            variant={index === 0 ? "primary" : "line"}
            isBusy={isBusy && !pending && to === "in_review"}
            aria-keyshortcuts={keys[to]}
            onClick={() => ask(status, to)}
          >
            {next.actions[to]}
          </Button>
        ))}
      </div>
      <div ref={outcome} tabIndex={-1} className="not-empty:mt-s4">
        {done ? <Message tone="ok">{done}</Message> : null}
        {pending ? null : complaint}
      </div>
      {undoableMove ? (
        <UndoMove
          key={undoableMove.id}
          application={application}
          move={undoableMove}
          isOld={isOld}
          onMessage={setDone}
        />
      ) : null}
      {pending && hasMail(pending.to) ? (
        <MailDialog
          isBusy={isBusy}
          complaint={complaint}
          onClose={close}
          application={application}
          to={pending.to}
          isReplacing={Boolean(undoableMove?.mail)}
          onSend={(mail) => move(pending.from, pending.to, mail)}
        />
      ) : null}
      {pending?.to === "withdrawn" ? (
        <DeskQuestion
          texts={{ ...withdraw, heading: withdraw.heading(name) }}
          change={{ isBusy, failure: null }}
          onConfirm={() => void move(pending.from, pending.to, null)}
          onClose={close}
        >
          {complaint}
        </DeskQuestion>
      ) : null}
    </DeskPanel>
  );
}
