"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { decisionMails } from "@/content/decision-mails";
import { deskApplications } from "@/content/desk-applications";
import { trpc } from "@/trpc/provider";
import { DeskPanel } from "../../components/desk-panel";
import { DeskQuestion } from "../../components/desk-question";
import { type ApplicationStatus, hasMail, isApplicationStatus, type MailStatus, movesFrom } from "../moves";
import type { OpenMove } from "../record-service";
import type { Mail } from "../schema";
import { MailDialog } from "./mail-dialog";
import { MoveFailure } from "./move-failure";
import { TakeBack } from "./take-back";
import { useChange } from "./use-change";

type NextPanelProps = {
  application: { id: string; name: string; email: string; status: string };
  openMove: OpenMove | null;
};

const { next, withdraw } = deskApplications;
const keys: Partial<Record<ApplicationStatus, string>> = {
  in_review: "r",
  invited: "i",
  accepted: "a",
  declined: "d",
  withdrawn: "w",
};

/** Where the application may go from here, and nothing else. */
export function NextPanel({ application, openMove }: NextPanelProps) {
  const { id, name, email, status } = application;
  const { change, isBusy, isOld, failure, clear, refresh } = useChange(
    trpc.desk.applications.move.useMutation(),
  );
  const [asked, setAsked] = useState<ApplicationStatus | null>(null);
  const [done, setDone] = useState("");
  // What was sent stays for when it is taken back and opened again.
  const [sent, setSent] = useState<Partial<Record<MailStatus, Mail>>>({});
  const outcome = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The pressed button is gone: the focus goes to what came of it.
    if (done) outcome.current?.focus();
  }, [done]);

  if (!isApplicationStatus(status)) return null;
  const from = status;

  function move(to: ApplicationStatus, mail: Mail | null) {
    setDone("");
    return change({ id, from, to, mail }, () => {
      setAsked(null);
      if (mail) setSent({ ...sent, [to]: mail });
      setDone(mail ? next.movedWithMail(to) : next.moved(to));
    });
  }

  function ask(to: ApplicationStatus) {
    clear();
    setDone("");
    if (to === "in_review") return move(to, null);
    setAsked(to);
  }

  function showPresent() {
    clear();
    setAsked(null);
    refresh();
    setDone(next.shown);
  }

  const complaint = failure ? <MoveFailure failure={failure} onShow={showPresent} /> : null;
  const frame = { isBusy, complaint, onClose: () => setAsked(null) };
  return (
    <DeskPanel title={next.heading} className="max-nav:-order-1">
      <p>{next.hints[from]}</p>
      <div className="mt-s4 flex flex-wrap gap-s3 empty:hidden">
        {movesFrom(from).map((to, index) => (
          <Button
            key={to}
            size="small"
            variant={index === 0 ? "primary" : "line"}
            busy={isBusy && !asked && to === "in_review"}
            aria-keyshortcuts={keys[to]}
            onClick={() => ask(to)}
          >
            {next.actions[to]}
          </Button>
        ))}
      </div>
      <div ref={outcome} tabIndex={-1} className="not-empty:mt-s4">
        {done ? <Message tone="ok">{done}</Message> : null}
        {asked ? null : complaint}
      </div>
      {openMove ? <TakeBack key={openMove.id} id={id} move={openMove} isOld={isOld} onSay={setDone} /> : null}
      {asked && hasMail(asked) ? (
        <MailDialog
          {...frame}
          draft={`aurea.desk.decision.${id}.${asked}`}
          name={name}
          to={asked}
          email={email}
          mail={sent[asked] ?? decisionMails[asked](name)}
          isReplacing={openMove?.hasEmail ?? false}
          onSend={(mail) => move(asked, mail)}
        />
      ) : null}
      {asked === "withdrawn" ? (
        <DeskQuestion
          {...frame}
          words={{ ...withdraw, heading: withdraw.heading(name) }}
          onConfirm={() => void move(asked, null)}
        />
      ) : null}
    </DeskPanel>
  );
}
