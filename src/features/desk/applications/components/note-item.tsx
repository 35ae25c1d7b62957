"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { desk } from "@/content/desk";
import { deskApplications } from "@/content/desk-applications";
import { dayAndTime } from "@/lib/calendar";
import { trpc } from "@/trpc/provider";
import type { ApplicationRecord } from "../record-service";
import { useChange } from "./use-change";

const { notes: words } = deskApplications;

type NoteItemProps = { id: string; note: ApplicationRecord["notes"][number]; onRemoved: () => void };

// The same function at every render, so that it runs when the button appears and not again.
function focusOnce(element: HTMLElement | null) {
  element?.focus();
}

export function NoteItem({ id, note, onRemoved }: NoteItemProps) {
  const { change, isBusy, failure } = useChange(trpc.desk.applications.removeNote.useMutation());
  const [isAsking, setIsAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const when = dayAndTime(note.createdAt);

  function keep() {
    setIsAsking(false);
    opener.current?.focus();
  }

  function remove() {
    void change({ id, noteId: note.id }, onRemoved);
  }

  return (
    <li className="border-dune-line border-t py-s3">
      <p className="whitespace-pre-line text-base leading-[1.55] wrap-anywhere">{note.text}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-small">
        <small className="text-ink-2 text-small wrap-anywhere">
          {note.author ?? words.somebody}, {when}
        </small>
        <button
          ref={opener}
          type="button"
          className="textbtn"
          aria-label={words.removeOf(when)}
          aria-expanded={isAsking}
          onClick={() => setIsAsking(true)}
        >
          {words.remove}
        </button>
      </div>
      {isAsking ? (
        <fieldset className="flex flex-wrap gap-x-s3 gap-y-s2">
          <legend className="pb-[0.4rem] font-[560] text-base">{words.sure}</legend>
          <Button size="small" busy={isBusy} onClick={remove} ref={focusOnce}>
            {isBusy ? desk.sending : words.sureYes}
          </Button>
          <Button size="small" variant="line" onClick={keep}>
            {words.sureNo}
          </Button>
        </fieldset>
      ) : null}
      {failure ? <Message tone="error">{failure.message}</Message> : null}
    </li>
  );
}
