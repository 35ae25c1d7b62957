"use client";

import type { RefObject } from "react";
import { DecoyField } from "@/components/forms/decoy-field";
import { Field } from "@/components/forms/field";
import { Fields, Form } from "@/components/forms/form";
import { waitlist, waitlistLimits } from "@/content/coaching-forms";
import { messages } from "@/content/messages";
import { type WaitlistForm, waitlistFormSchema } from "../schema";
import { sendWaitlist } from "../send";
import type { CoachingModalProps } from "./asking-modal";
import { CountedTextarea } from "./counted-textarea";
import { FormBar } from "./form-bar";
import { FormStart } from "./form-start";
import { type HasInput, useCoachingForm } from "./use-coaching-form";

type JoinWaitlistFormProps = {
  defaults: CoachingModalProps["defaults"];
  input: RefObject<HasInput | null>;
  onSent: (sent: WaitlistForm) => void;
};

export function JoinWaitlistForm({ defaults, input, onSent }: JoinWaitlistFormProps) {
  const form = useCoachingForm({
    name: "waitlist",
    schema: waitlistFormSchema,
    base: { name: defaults?.name ?? "", email: defaults?.email ?? "", motivation: "" },
    send: sendWaitlist,
    failed: messages.coaching.waitlistFailed,
    onSent,
    input,
  });
  const { field, isSending } = form;
  return (
    <Form state={form} className="modal__main" aria-label={waitlist.region}>
      {/* While no field can be focused, the keyboard scrolls what they stand in. */}
      <div className="modal__scroll cf" tabIndex={isSending ? 0 : undefined}>
        <h3>{waitlist.heading}</h3>
        <FormStart {...form} onStartAfresh={form.startAfresh} />
        <Fields isDisabled={isSending}>
          <div className="cf__pair">
            <Field label={waitlist.name} autoComplete="name" required {...field("name")} />
            <Field label={waitlist.email} type="email" autoComplete="email" required {...field("email")} />
          </div>
          <DecoyField decoy={form.decoy} />
          <CountedTextarea
            {...waitlist.motivation}
            limit={waitlistLimits.motivation}
            control={form.control}
            {...field("motivation")}
          />
        </Fields>
        <section className="cf__next" aria-labelledby="cf-next">
          <h4 id="cf-next">{waitlist.next.heading}</h4>
          <ol>
            {waitlist.next.list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </section>
      </div>
      <FormBar words={waitlist} isSending={isSending} failure={form.failure} />
    </Form>
  );
}
