"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { desk } from "@/content/desk";
import { deskPages } from "@/content/desk-pages";
import { DeskDialog } from "../../components/desk-dialog";
import { fromLocalInput, ownZone, toLocalInput } from "../own-time";

const { schedule: words } = deskPages;

type ScheduleDialogProps = {
  title: string;
  isBusy: boolean;
  failure: string | null;
  onSchedule: (at: Date) => void;
  onClose: () => void;
};

/** Asks when a draft is to go live, in the coach's own time zone. */
export function ScheduleDialog({ title, isBusy, failure, onSchedule, onClose }: ScheduleDialogProps) {
  const [when, setWhen] = useState("");
  const [error, setError] = useState<string>();
  const [earliest] = useState(() => toLocalInput(new Date()));

  function choose() {
    const at = fromLocalInput(when);
    if (!at) return setError(words.missing);
    if (at.getTime() <= Date.now()) return setError(words.past);
    onSchedule(at);
  }

  return (
    <DeskDialog
      heading={words.heading(title)}
      closeLabel={words.close}
      isSmall
      onClose={onClose}
      actions={
        <>
          <Button size="small" busy={isBusy} aria-disabled={isBusy} onClick={isBusy ? undefined : choose}>
            {isBusy ? desk.sending : words.confirm}
          </Button>
          <Button size="small" variant="line" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <Field
        label={words.when}
        help={words.zone(ownZone())}
        error={error}
        type="datetime-local"
        min={earliest}
        value={when}
        onChange={({ target }) => {
          setWhen(target.value);
          setError(undefined);
        }}
      />
      {failure ? <Message tone="error">{failure}</Message> : null}
    </DeskDialog>
  );
}
