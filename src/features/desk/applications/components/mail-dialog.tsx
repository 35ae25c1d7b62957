"use client";

import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Field, TextareaField } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { ModalDialog } from "@/components/ui/modal";
import { desk } from "@/content/desk";
import { applicationWords } from "@/content/desk-applications";
import type { MailStatus } from "../moves";
import { type Mail, mailSchema } from "../schema";
import "./mail-dialog.css";
import { MailPreview } from "./mail-preview";

type MailDialogProps = {
  to: MailStatus;
  name: string;
  email: string;
  mail: Mail;
  isBusy: boolean;
  complaint: ReactNode;
  onWrite: (mail: Mail) => void;
  onSend: (mail: Mail | null) => void;
  onClose: () => void;
};

const { mail: words } = applicationWords;

/** The mail that goes with a decision: written here, seen as it arrives, and sent or left out. */
export function MailDialog(props: MailDialogProps) {
  const { to, name, email, mail, isBusy, complaint, onWrite, onSend, onClose } = props;
  const headingId = useId();
  const [isSent, setIsSent] = useState(true);
  const [errors, setErrors] = useState<{ subject?: string; body?: string }>({});

  function write(part: Partial<Mail>) {
    setErrors({});
    onWrite({ ...mail, ...part });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isSent) return onSend(null);
    const checked = mailSchema.safeParse(mail);
    if (checked.success) return onSend(checked.data);
    const told = Object.fromEntries(checked.error.issues.map(({ path, message }) => [path[0], message]));
    setErrors(told);
    const first = told.subject ? "subject" : "body";
    event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <ModalDialog headingId={headingId} closeLabel={words.close} onClose={onClose} className="ap-dialog">
      <form className="ap-dialog__form" onSubmit={submit} noValidate>
        <div className="ap-dialog__scroll">
          <div className="ap-dialog__write">
            <h2 id={headingId} tabIndex={-1}>
              {words.headings[to](name)}
            </h2>
            <p className="note">
              {words.to} {email}
            </p>
            <Field
              label={words.subject}
              name="subject"
              value={mail.subject}
              disabled={!isSent}
              error={errors.subject}
              onChange={(event) => write({ subject: event.target.value })}
            />
            <TextareaField
              label={words.body}
              help={words.bodyHelp}
              name="body"
              rows={12}
              value={mail.body}
              disabled={!isSent}
              error={errors.body}
              onChange={(event) => write({ body: event.target.value })}
            />
          </div>
          <MailPreview mail={isSent ? mail : null} name={name} />
        </div>
        <div className="ap-dialog__bar">
          {complaint}
          <label className="ap-check">
            <input type="checkbox" checked={isSent} onChange={(event) => setIsSent(event.target.checked)} />
            {words.send}
          </label>
          <Button size="small" type="submit" busy={isBusy} className="ap-dialog__go">
            {isBusy ? desk.sending : isSent ? words.confirm[to] : words.confirmSilently[to]}
          </Button>
          <Button size="small" variant="line" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
