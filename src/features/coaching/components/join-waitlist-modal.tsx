"use client";

import { waitlist } from "@/content/coaching-forms";
import type { WaitlistForm } from "../schema";
import type { CoachingModalProps } from "./confirm-close-modal";
import { FormModal } from "./form-modal";
import { FormSent } from "./form-sent";
import { JoinWaitlistForm } from "./join-waitlist-form";

export function JoinWaitlistModal({ defaults, ...modal }: CoachingModalProps) {
  const { title, voice, done } = waitlist;
  return (
    <FormModal<WaitlistForm>
      {...modal}
      title={title}
      figure={2}
      isNarrow
      aside={
        <p className="mt-s4 font-aside text-[1.125rem] text-gold-light leading-[1.4] italic max-wide:hidden">
          {voice}
        </p>
      }
      form={(frame) => <JoinWaitlistForm {...frame} defaults={defaults} />}
      thanks={({ name, email }, { headingId, startAgain }) => (
        <FormSent
          {...done}
          headingId={headingId}
          figure={2}
          action={{ label: done.again, onPress: startAgain }}
        >
          {done.thanks(name)} {done.sent} <b>{email}</b>.
        </FormSent>
      )}
    />
  );
}
