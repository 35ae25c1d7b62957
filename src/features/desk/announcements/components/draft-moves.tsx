"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { desk } from "@/content/desk";
import { deskAnnouncements } from "@/content/desk-announcements";
import { trpc } from "@/trpc/provider";
import { useChange } from "../../applications/components/use-change";
import { DeskQuestion } from "../../components/desk-question";
import type { Announcement } from "../list-service";

type DraftMovesProps = { announcement: Announcement; isWritten: boolean; onChanged: () => void };

const { send, discard } = deskAnnouncements;

export function DraftMoves({ announcement, isWritten, onChanged }: DraftMovesProps) {
  const { id, toWrite } = announcement;
  const [asked, setAsked] = useState<"send" | "discard" | null>(null);
  const move = useChange(trpc.desk.announcements.move.useMutation());
  const removal = useChange(trpc.desk.announcements.discard.useMutation());
  const failure = (asked === "send" ? move : removal).failure;
  const complaint = failure ? <Message tone="error">{failure.message}</Message> : null;
  const canSend = toWrite > 0 && !isWritten;

  function ask(what: "send" | "discard") {
    move.clear();
    removal.clear();
    setAsked(what);
  }

  return (
    <div className="mt-s5 grid justify-items-start gap-s4">
      <Button aria-disabled={!canSend} onClick={() => (canSend ? ask("send") : undefined)}>
        {toWrite === 0 ? send.nobody : send.action(toWrite)}
      </Button>
      {isWritten ? <p className="note">{send.unsaved}</p> : null}
      <button type="button" className="textbtn text-small" onClick={() => ask("discard")}>
        {deskAnnouncements.write.discard}
      </button>
      {asked === "send" ? (
        <DeskQuestion
          words={{ ...send, heading: send.heading(toWrite) }}
          isBusy={move.isBusy}
          complaint={complaint}
          onConfirm={() => void move.change({ id, from: "draft", to: "sending" }, onChanged)}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {asked === "discard" ? (
        <DeskQuestion
          words={discard}
          isDanger
          isBusy={removal.isBusy}
          complaint={complaint}
          onConfirm={() =>
            void removal.change({ id }, () => window.location.assign(desk.pages.announcements.href))
          }
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
}
