"use client";

import type { RefObject } from "react";
import { DecoyField } from "@/components/forms/decoy-field";
import { Field } from "@/components/forms/field";
import { Fields, Form } from "@/components/forms/form";
import { ModalScroll, modalMain } from "@/components/ui/modal-parts";
import { waitlist, waitlistLimits } from "@/content/coaching-forms";
import { messages } from "@/content/messages";
import { type WaitlistForm, waitlistFormSchema } from "../schema";
import { sendWaitlist } from "../send";
import type { CoachingModalProps } from "./confirm-close-modal";
import { CountedTextarea } from "./counted-textarea";
import { FieldPair, FormBar, FormIntro, FormNote } from "./form-parts";
import { type OpenForm, useCoachingForm } from "./use-coaching-form";

/**
 * `since` is set if they were on the list already; `isHeld` means that the form is quarantined for review.
 */
export type JoinedWaitlist = WaitlistForm & { since: Date | null; isHeld: boolean };

type JoinWaitlistFormProps = {
  defaults: CoachingModalProps["defaults"];
  input: RefObject<OpenForm | null>;
  onSent: (sent: JoinedWaitlist) => void;
};

export function JoinWaitlistForm({ defaults, input, onSent }: JoinWaitlistFormProps) {
  const form = useCoachingForm({
    name: "waitlist",
    schema: waitlistFormSchema,
    base: { name: defaults?.name ?? "", email: defaults?.email ?? "", motivation: "" },
    send: sendWaitlist,
    failed: messages.coaching.waitlistFailed,
    onSent: (sent, { since, isHeld }) => onSent({ ...sent, since, isHeld }),
    input,
  });
  const { field, isSending } = form;
  return (
    <Form state={form} className={modalMain} aria-label={waitlist.region}>
      <ModalScroll className="grid content-start gap-s5" isReached={isSending}>
        <h3>{waitlist.heading}</h3>
        <FormIntro {...form} onStartAfresh={form.startAfresh} />
        <Fields isDisabled={isSending}>
          <FieldPair>
            <Field label={waitlist.name} autoComplete="name" required {...field("name")} />
            <Field label={waitlist.email} type="email" autoComplete="email" required {...field("email")} />
          </FieldPair>
          <DecoyField decoy={form.decoy} />
          <CountedTextarea
            {...waitlist.motivation}
            limit={waitlistLimits.motivation}
            control={form.control}
            className="max-wide:min-h-19"
            {...field("motivation")}
          />
        </Fields>
        <FormNote labelledBy="cf-next">
          <h4 id="cf-next">{waitlist.next.heading}</h4>
          <ol className="mt-2 grid">
            {waitlist.next.list.map((line) => (
              <li key={line} className="grid">
                {line}
              </li>
            ))}
          </ol>
        </FormNote>
      </ModalScroll>
      <FormBar words={waitlist} isSending={isSending} failure={form.failure} />
    </Form>
  );
}
