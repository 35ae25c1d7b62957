"use client";

import { type ComponentProps, useState } from "react";
import { Field } from "@/components/forms/field";
import { deskPages } from "@/content/desk-pages";
import { DeskQuestion } from "../../components/desk-dialog";
import { fromLocalInput, ownZone, toLocalInput } from "../own-time";

const { schedule: words } = deskPages;

type ScheduleDialogProps = Pick<ComponentProps<typeof DeskQuestion>, "isBusy" | "failure" | "onClose"> & {
  title: string;
  onSchedule: (at: Date) => void;
};

/** The time is in the coach's own time zone. */
export function ScheduleDialog({ title, onSchedule, ...question }: ScheduleDialogProps) {
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
    <DeskQuestion {...question} isForm texts={{ ...words, heading: words.heading(title) }} onConfirm={choose}>
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
    </DeskQuestion>
  );
}
