"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { TextareaField } from "@/components/forms/field";
import { Fields, Form } from "@/components/forms/form";
import { useZodForm } from "@/components/forms/use-zod-form";
import { BusyButton } from "@/components/ui/busy-button";
import { Button, TextButton } from "@/components/ui/button";
import { LiveMessage, Message } from "@/components/ui/message";
import { desk } from "@/content/desk";
import { deskApplications } from "@/content/desk-applications";
import { formatDayAndTime } from "@/lib/calendar";
import { countCharacters } from "@/lib/text-normalization";
import { trpc } from "@/trpc/provider";
import { DeskEmpty, DeskPanel } from "../../components/desk-panel";
import { focusElement } from "../../components/focus-element";
import { useChange } from "../../components/use-change";
import type { ApplicationRecord } from "../record-service";
import { addNoteSchema, noteLimit } from "../schema";

const { notes: texts, errors } = deskApplications;
const noteSchema = addNoteSchema.pick({ text: true });

/** Unsent text stays in this tab. */
function NoteForm({ id, onAdded, onWrite }: { id: string; onAdded: () => void; onWrite: () => void }) {
  const router = useRouter();
  const add = trpc.desk.applications.addNote.useMutation();
  const form = useZodForm({
    schema: noteSchema,
    defaultValues: { text: "" },
    draft: `aurea.desk.note.${id}`,
    send: ({ text }, key) => add.mutateAsync({ id, text, key }),
    onSent() {
      form.startOver();
      onAdded();
      router.refresh();
    },
    onFailed: ({ message }) => message ?? desk.notSaved,
    onEdit: onWrite,
  });
  const { isSending, failure } = form;
  const text = useWatch({ control: form.control, name: "text" });

  return (
    <Form state={form} className="mt-s3 grid gap-s3 print:hidden">
      <Fields isDisabled={isSending}>
        <TextareaField
          label={texts.label}
          rows={4}
          aria-keyshortcuts="n"
          help={countCharacters(text) > noteLimit ? errors.tooLong(noteLimit) : undefined}
          {...form.field("text")}
        />
      </Fields>
      {failure ? <Message tone="error">{failure}</Message> : null}
      <BusyButton
        className="justify-self-start"
        type="submit"
        size="small"
        variant="line"
        texts={{ submit: texts.add, sending: desk.sending }}
        isBusy={isSending}
      />
    </Form>
  );
}

type NoteItemProps = { id: string; note: ApplicationRecord["notes"][number]; onRemoved: () => void };

function NoteItem({ id, note, onRemoved }: NoteItemProps) {
  const { change, isBusy, failure } = useChange(trpc.desk.applications.removeNote.useMutation());
  const [isAsking, setIsAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const when = formatDayAndTime(note.createdAt);

  function keep() {
    setIsAsking(false);
    opener.current?.focus();
  }

  return (
    <li className="border-dune-line border-t py-s3">
      <p className="whitespace-pre-line text-base leading-[1.55] wrap-anywhere" dir="auto">
        {note.text}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-small">
        <small className="text-ink-2 text-small wrap-anywhere">
          <bdi>{note.author ?? texts.formerCoach}</bdi>, {when}
        </small>
        <TextButton
          ref={opener}
          aria-label={texts.removeOf(when)}
          aria-expanded={isAsking}
          onClick={() => setIsAsking(true)}
        >
          {texts.remove}
        </TextButton>
      </div>
      {isAsking ? (
        <fieldset className="flex flex-wrap gap-x-s3 gap-y-s2">
          <legend className="pb-[0.4rem] font-[560] text-base">{texts.sure}</legend>
          <BusyButton
            size="small"
            texts={{ submit: texts.sureYes, sending: desk.sending }}
            isBusy={isBusy}
            onClick={() => void change({ id, noteId: note.id }, onRemoved)}
            ref={focusElement}
          />
          <Button size="small" variant="line" onClick={keep}>
            {texts.sureNo}
          </Button>
        </fieldset>
      ) : null}
      {failure ? <Message tone="error">{failure.message}</Message> : null}
    </li>
  );
}

export function Notes({ id, notes }: { id: string; notes: ApplicationRecord["notes"] }) {
  const [message, setMessage] = useState("");
  const outcome = useRef<HTMLDivElement>(null);

  function onRemoved() {
    setMessage(texts.removed);
    outcome.current?.focus();
  }

  return (
    <DeskPanel title={texts.heading}>
      <p className="note">{texts.hint}</p>
      <NoteForm id={id} onAdded={() => setMessage(texts.added)} onWrite={() => setMessage("")} />
      <div ref={outcome} tabIndex={-1} className={message ? "mt-s4" : undefined}>
        <LiveMessage tone="ok">{message}</LiveMessage>
      </div>
      {notes.length ? (
        <ul className="mt-s4" role="list">
          {notes.map((note) => (
            <NoteItem key={note.id} id={id} note={note} onRemoved={onRemoved} />
          ))}
        </ul>
      ) : (
        <DeskEmpty>{texts.none}</DeskEmpty>
      )}
    </DeskPanel>
  );
}
