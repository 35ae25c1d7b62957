"use client";

import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { Field, TextareaField } from "@/components/forms/field";
import { Fields, Form } from "@/components/forms/form";
import { useZodForm } from "@/components/forms/use-zod-form";
import { Button } from "@/components/ui/button";
import { ModalDialog } from "@/components/ui/modal";
import { desk } from "@/content/desk";
import { deskApplications } from "@/content/desk-applications";
import { checkbox } from "../../components/checkbox-look";
import type { MailStatus } from "../moves";
import { type Mail, mailSchema } from "../schema";
import styles from "./mail-dialog.module.css";
import { MailPreview } from "./mail-preview";

type MailDialogProps = {
  /** where what is written is kept in this tab until it is sent */
  draft: string;
  to: MailStatus;
  name: string;
  email: string;
  /** as it was sent and taken back, or as it is proposed */
  mail: Mail;
  /** whether a letter of an earlier step still waits, which this one takes the place of */
  isReplacing: boolean;
  isBusy: boolean;
  complaint: ReactNode;
  /** gives whether it was done */
  onSend: (mail: Mail | null) => Promise<boolean>;
  onClose: () => void;
};

const { mail: words } = deskApplications;

/** The mail that goes with a decision: written here, seen as it arrives, and sent or left out. */
export function MailDialog(props: MailDialogProps) {
  const { draft, to, name, email, mail, isReplacing, isBusy, complaint, onSend, onClose } = props;
  const headingId = useId();
  const [isSent, setIsSent] = useState(true);
  const form = useZodForm({
    schema: mailSchema,
    defaultValues: mail,
    draft,
    async send(written) {
      // What was not sent stays written; the complaint is the record's.
      if (!(await onSend(written))) throw new Error("not sent");
    },
  });
  const [subject, body] = useWatch({ control: form.control, name: ["subject", "body"] });
  const areFieldsOff = !isSent || form.isSending;

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (isSent) return void form.onSubmit(event);
    event.preventDefault();
    void onSend(null);
  }

  return (
    <ModalDialog headingId={headingId} closeLabel={words.close} onClose={onClose}>
      <Form state={{ isSending: isBusy, onSubmit }} className={styles.form}>
        {/* While no field can be focused, the keyboard scrolls what they stand in. */}
        <div className={styles.scroll} tabIndex={areFieldsOff ? 0 : undefined}>
          <div className="grid content-start gap-s4 p-[clamp(1.25rem,1rem+1.2vw,2.25rem)]">
            <h2 id={headingId} tabIndex={-1} className="pr-10 text-h3 wrap-anywhere">
              {words.headings[to](name)}
            </h2>
            <p className="note -mt-3 wrap-anywhere">
              {words.to} {email}
            </p>
            {isReplacing ? <p className="note -mt-3">{words.replaces}</p> : null}
            <Fields isDisabled={areFieldsOff}>
              <Field label={words.subject} {...form.field("subject")} />
              <TextareaField label={words.body} help={words.bodyHelp} rows={12} {...form.field("body")} />
            </Fields>
          </div>
          <MailPreview mail={isSent ? { subject, body } : null} name={name} />
        </div>
        <div className={styles.bar}>
          {complaint}
          <label className="mr-auto flex min-h-11 cursor-pointer items-center gap-[0.6rem] text-base max-wide:basis-full">
            <input
              className={checkbox}
              type="checkbox"
              checked={isSent}
              onChange={(event) => setIsSent(event.target.checked)}
            />
            {words.send}
          </label>
          <Button size="small" type="submit" busy={isBusy} className="wide:min-w-48">
            {isBusy ? desk.sending : isSent ? words.confirm[to] : words.confirmSilently[to]}
          </Button>
          <Button size="small" variant="line" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </Form>
    </ModalDialog>
  );
}
