"use client";

import { useRouter } from "next/navigation";
import { useWatch } from "react-hook-form";
import { TextareaField } from "@/components/forms/field";
import { Fields, Form } from "@/components/forms/form";
import { useZodForm } from "@/components/forms/use-zod-form";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { desk } from "@/content/desk";
import { deskApplications } from "@/content/desk-applications";
import { trpc } from "@/trpc/provider";
import { redirectIfUnauthorized } from "../../refusals";
import { addNoteSchema, noteLimit } from "../schema";

const { notes: words, errors } = deskApplications;
const noteSchema = addNoteSchema.pick({ text: true });

type NoteFormProps = { id: string; onAdded: () => void; onWrite: () => void };

/** Writes a note about a record; what is not sent yet stays in this tab. */
export function NoteForm({ id, onAdded, onWrite }: NoteFormProps) {
  const router = useRouter();
  const add = trpc.desk.applications.addNote.useMutation();
  const form = useZodForm({
    schema: noteSchema,
    defaultValues: { text: "" },
    draft: `aurea.desk.note.${id}`,
    send: ({ text }, key) => add.mutateAsync({ id, text, key }),
    onSent() {
      form.startAfresh();
      onAdded();
      router.refresh();
    },
    onFailed(error) {
      redirectIfUnauthorized(error);
      return error.message ?? desk.notSaved;
    },
    onEdit: onWrite,
  });
  const { isSending, failure } = form;
  const text = useWatch({ control: form.control, name: "text" });

  return (
    <Form state={form} className="mt-s3 grid gap-s3">
      <Fields isDisabled={isSending}>
        <TextareaField
          label={words.label}
          rows={4}
          aria-keyshortcuts="n"
          help={text.length > noteLimit ? errors.tooLong(noteLimit) : undefined}
          {...form.field("text")}
        />
      </Fields>
      {failure ? <Message tone="error">{failure}</Message> : null}
      <Button className="justify-self-start" type="submit" size="small" variant="line" busy={isSending}>
        {isSending ? desk.sending : words.add}
      </Button>
    </Form>
  );
}
