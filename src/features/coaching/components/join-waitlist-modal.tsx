"use client";

import { waitlist } from "@/content/coaching-forms";
import type { CoachingModalProps } from "./confirm-close-modal";
import { FormModal } from "./form-modal";
import { FormSent } from "./form-parts";
import { type JoinedWaitlist, JoinWaitlistForm } from "./join-waitlist-form";

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

export function JoinWaitlistModal({ defaults, ...modal }: CoachingModalProps) {
  const { title, voice, done, held } = waitlist;
  return (
    <FormModal<JoinedWaitlist>
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
      thanks={({ name, email, since, isHeld }, { headingId, startAgain }) => (
        <FormSent
          heading={isHeld ? held.heading : done.heading}
          steps={isHeld ? held.steps : since ? done.alreadySteps : done.steps}
          headingId={headingId}
          figure={2}
          action={{ label: done.again, onClick: startAgain }}
        >
          {isHeld ? (
            held.text(name)
          ) : since ? (
            done.already(name, day.format(since))
          ) : (
            <>
              {done.thanks(name)} {done.sent} <b>{email}</b>.
            </>
          )}
        </FormSent>
      )}
    />
  );
}
