"use client";

import { useEffect, useState } from "react";
import { Field, TextareaField } from "@/components/forms/field";
import { Fields, Form } from "@/components/forms/form";
import { useZodForm } from "@/components/forms/use-zod-form";
import { BusyButton } from "@/components/ui/busy-button";
import { LiveMessage } from "@/components/ui/message";
import { desk } from "@/content/desk";
import { deskAnnouncements } from "@/content/desk-announcements";
import { trpc } from "@/trpc/provider";
import { DeskPanel } from "../../components/desk-sheet";
import { checkbox } from "../../components/looks";
import type { Announcement } from "../list-service";
import { announcementTextSchema } from "../schema";

type AnnouncementFormProps = {
  announcement: Announcement;
  onWrite: () => void;
  onSaved: () => Promise<unknown>;
};

const text = deskAnnouncements.write;

/** Preview and sending use the saved version; unsaved changes stay in this tab. */
export function AnnouncementForm({ announcement, onWrite, onSaved }: AnnouncementFormProps) {
  const { id, subject, body, toAll } = announcement;
  const save = trpc.desk.announcements.save.useMutation();
  const [isSaved, setIsSaved] = useState(false);
  const form = useZodForm({
    schema: announcementTextSchema,
    defaultValues: { subject, body, toAll },
    draft: `aurea.desk.announcement.${id}`,
    send: (written) => save.mutateAsync({ id, ...written, seen: { subject, body, toAll } }),
    async onSent() {
      await onSaved();
      setIsSaved(true);
    },
    onFailed: ({ message }) => message ?? desk.notSaved,
    onEdit() {
      setIsSaved(false);
      onWrite();
    },
  });
  const { isSending, failure, isRestored } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: calls onWrite once for a restored draft
  useEffect(() => {
    if (isRestored) onWrite();
  }, [isRestored]);
  const { error: _, ...toAllField } = form.field("toAll");
  return (
    <DeskPanel title={text.heading} className="print:hidden">
      <Form state={form} className="grid gap-s4 [&>[role]:empty]:absolute">
        <Fields isDisabled={isSending}>
          <Field label={text.subject} {...form.field("subject")} />
          <TextareaField label={text.body} help={text.bodyHelp} rows={10} {...form.field("body")} />
          <label className="grid cursor-pointer grid-cols-[auto_1fr] items-center gap-x-[0.7rem] py-s2 text-base">
            <input className={checkbox} type="checkbox" {...toAllField} />
            {text.toAll}
            <small className="col-start-2 text-ink-2 text-small">{text.toAllHelp}</small>
          </label>
        </Fields>
        <div>
          <BusyButton type="submit" size="small" variant="line" words={text} isBusy={isSending} />
        </div>
        <LiveMessage tone="ok">{isSaved ? text.saved : null}</LiveMessage>
        <LiveMessage tone="error">{failure}</LiveMessage>
      </Form>
    </DeskPanel>
  );
}
