"use client";

import { useRef, useState } from "react";
import { Message } from "@/components/ui/message";
import { deskApplications } from "@/content/desk-applications";
import { DeskEmpty } from "../../components/desk-empty";
import { DeskPanel } from "../../components/desk-panel";
import type { ApplicationRecord } from "../record-service";
import { NoteForm } from "./note-form";
import { NoteItem } from "./note-item";

const { notes: words } = deskApplications;

type NotesProps = { id: string; notes: ApplicationRecord["notes"] };

/** What the team tells itself about an application. */
export function Notes({ id, notes }: NotesProps) {
  const [said, setSaid] = useState("");
  const outcome = useRef<HTMLDivElement>(null);

  function onRemoved() {
    setSaid(words.removed);
    outcome.current?.focus();
  }

  return (
    <DeskPanel title={words.heading}>
      <p className="note">{words.hint}</p>
      <NoteForm id={id} onAdded={() => setSaid(words.added)} onWrite={() => setSaid("")} />
      <div ref={outcome} tabIndex={-1} className="not-empty:mt-s4">
        {said ? <Message tone="ok">{said}</Message> : null}
      </div>
      {notes.length ? (
        <ul className="mt-s4" role="list">
          {notes.map((note) => (
            <NoteItem key={note.id} id={id} note={note} onRemoved={onRemoved} />
          ))}
        </ul>
      ) : (
        <DeskEmpty>{words.none}</DeskEmpty>
      )}
    </DeskPanel>
  );
}
