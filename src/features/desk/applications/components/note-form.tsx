"use client";

import { type FormEvent, useState } from "react";
import { TextareaField } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { desk } from "@/content/desk";
import { applicationWords } from "@/content/desk-applications";
import { addNoteSchema, noteLimit } from "../schema";
import { useChange } from "./use-change";
import { useNoteDraft } from "./use-note-draft";

const { notes: words, errors } = applicationWords;

type NoteFormProps = { id: string; onAdded: () => void; onWrite: () => void };

export function NoteForm({ id, onAdded, onWrite }: NoteFormProps) {
  const { change, isBusy, failure, clear } = useChange();
  const [draft, setDraft] = useNoteDraft(id);
  const [error, setError] = useState<string>();

  function write(text: string) {
    setError(undefined);
    clear();
    onWrite();
    setDraft({ ...draft, text });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = addNoteSchema.shape.text.safeParse(draft.text);
    if (!checked.success) {
      setError(checked.error.issues[0]?.message ?? errors.note);
      event.currentTarget.querySelector("textarea")?.focus();
      return;
    }
    const send = async () => {
      const { api } = await import("@/trpc/client");
      await api.desk.applications.addNote.mutate({ id, ...draft, text: checked.data });
    };
    void change(send, () => {
      setDraft(null);
      onAdded();
    });
  }

  return (
    <form className="ap-note" onSubmit={submit} noValidate>
      <TextareaField
        label={words.label}
        name="text"
        rows={4}
        value={draft.text}
        error={error}
        help={draft.text.length > noteLimit ? errors.tooLong(noteLimit) : undefined}
        onChange={(event) => write(event.target.value)}
      />
      {failure ? <Message tone="error">{failure.message}</Message> : null}
      <Button type="submit" size="small" variant="line" busy={isBusy}>
        {isBusy ? desk.sending : words.add}
      </Button>
    </form>
  );
}
