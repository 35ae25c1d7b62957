import { clsx } from "clsx";
import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { Icon } from "@/components/art/icon";
import { Field, TextareaField } from "@/components/forms/field";
import { Fields, Form } from "@/components/forms/form";
import { useZodForm } from "@/components/forms/use-zod-form";
import { BusyButton } from "@/components/ui/busy-button";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { decisionHeading, decisionMails } from "@/content/decision-mails";
import { desk } from "@/content/desk";
import { deskApplications } from "@/content/desk-applications";
import { site } from "@/content/site";
import { formatEmail } from "@/lib/format-email";
import { getPlainName } from "@/lib/member-name";
import { splitParagraphs } from "@/lib/paragraphs";
import { checkbox, mailBody } from "../../components/class-lists";
import { DeskEmpty } from "../../components/desk-panel";
import type { MailStatus } from "../moves";
import { type Mail, mailSchema } from "../schema";

const { mail: text } = deskApplications;
const padding = "p-[clamp(1.25rem,1rem+1.2vw,2.25rem)]";

function MailPreview({ mail, name }: { mail: Mail | null; name: string }) {
  return (
    <section className={clsx("bg-sand", padding)} aria-label={text.preview}>
      <h3 className="font-normal font-text text-ink-2 text-small leading-[1.4] tracking-normal">
        {text.preview}
      </h3>
      {mail ? (
        <div className={clsx(mailBody, "mt-s3 border border-dune-line bg-paper p-sheet")}>
          <p className="flex items-center gap-2 font-[420] font-display text-[1.25rem] leading-none">
            <Icon name="mark" className="size-7" /> {site.name}
          </p>
          <p className="font-[380] font-display text-[1.5rem] leading-tight" dir="auto">
            {decisionHeading(getPlainName(name))}
          </p>
          {splitParagraphs(mail.body).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no id, and their text changes while typing
            <div key={index}>
              <p dir="auto">{paragraph}</p>
            </div>
          ))}
        </div>
      ) : (
        <DeskEmpty>{text.silent}</DeskEmpty>
      )}
    </section>
  );
}

export function getMailDraftKey(id: string, to: string) {
  return `aurea.desk.decision.${id}.${to}` as const;
}

type MailDialogProps = {
  application: { id: string; name: string; email: string };
  to: MailStatus;
  /** Whether this email replaces the queued email of an earlier step. */
  isReplacing: boolean;
  isBusy: boolean;
  complaint: ReactNode;
  /** Returns whether the status was changed. */
  onSend: (mail: Mail | null) => Promise<boolean>;
  onClose: () => void;
};

export function MailDialog(props: MailDialogProps) {
  const { application, to, isReplacing, isBusy, complaint, onSend, onClose } = props;
  const { id, name, email } = application;
  const headingId = useId();
  const [isSent, setIsSent] = useState(true);
  const form = useZodForm({
    schema: mailSchema,
    defaultValues: decisionMails[to](name),
    draft: getMailDraftKey(id, to),
    async send(written) {
      // A failure keeps the draft; `complaint` shows the reason.
      if (!(await onSend(written))) throw new Error("not sent");
    },
  });
  const [subject, body] = useWatch({ control: form.control, name: ["subject", "body"] });
  const areFieldsOff = !isSent || form.isSending;
  const confirm = isSent ? text.confirm : text.confirmSilently;

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (isSent) return void form.onSubmit(event);
    event.preventDefault();
    void onSend(null);
  }

  return (
    <Modal headingId={headingId} closeLabel={text.close} onClose={onClose}>
      <Form
        state={{ onSubmit }}
        className="flex min-h-0 flex-col wide:max-h-[90dvh] [@media(max-height:32rem)]:overflow-y-auto"
      >
        {/* The container is focusable while the fields are disabled, so that the keyboard can scroll it. */}
        <div
          className="relative grid min-h-0 grid-cols-[minmax(0,1fr)] overflow-y-auto overscroll-contain [scrollbar-color:var(--color-gold)_transparent] [scrollbar-width:thin] wide:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] [@media(max-height:32rem)]:flex-none [@media(max-height:32rem)]:overflow-visible"
          tabIndex={areFieldsOff ? 0 : undefined}
        >
          <div className={clsx("grid content-start gap-s4", padding)}>
            <h2 id={headingId} tabIndex={-1} className="pr-10 text-h3 wrap-anywhere">
              {text.headings[to](name)}
            </h2>
            <p className="note -mt-3 wrap-anywhere">
              {text.to} <bdi>{formatEmail(email)}</bdi>
            </p>
            {isReplacing && isSent ? <p className="note -mt-3">{text.replaces}</p> : null}
            <Fields isDisabled={areFieldsOff}>
              <Field label={text.subject} {...form.field("subject")} />
              <TextareaField label={text.body} help={text.bodyHelp} rows={12} {...form.field("body")} />
            </Fields>
          </div>
          <MailPreview mail={isSent ? { subject, body } : null} name={name} />
        </div>
        <div className="flex flex-none flex-wrap items-center gap-x-4 gap-y-2 border-dune-line border-t px-[clamp(1.25rem,1rem+1.2vw,2.25rem)] py-s3 max-wide:[&>button]:min-w-0 max-wide:[&>button]:flex-[1_1_7rem] max-wide:[&>button]:px-3 [&>[role=alert]]:basis-full">
          {complaint}
          <label className="mr-auto flex min-h-11 cursor-pointer items-center gap-[0.6rem] text-base max-wide:basis-full">
            <input
              className={checkbox}
              type="checkbox"
              checked={isSent}
              onChange={(event) => setIsSent(event.target.checked)}
            />
            {text.send}
          </label>
          <BusyButton
            size="small"
            type="submit"
            texts={{ submit: confirm[to], sending: desk.sending }}
            isBusy={isBusy}
            className="wide:min-w-48"
          />
          <Button size="small" variant="line" onClick={onClose}>
            {text.cancel}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
