"use client";

import { application } from "@/content/coaching-forms";
import { classNames } from "@/lib/class-names";
import { ApplyForm, type SentApplication } from "./apply-form";
import styles from "./apply-modal.module.css";
import type { CoachingModalProps } from "./confirm-close-modal";
import { FormModal } from "./form-modal";
import { FormSent } from "./form-parts";

const stepList = "my-s5 grid gap-s4 text-on-night-2 text-small leading-normal max-wide:hidden";

export function ApplyModal({ defaults, ...modal }: CoachingModalProps) {
  const { title, steps, done, held } = application;
  return (
    <FormModal<SentApplication>
      {...modal}
      title={title}
      figure={3}
      aside={
        <ol className={classNames(stepList, styles.steps)}>
          {steps.map((step) => (
            <li key={step} className="grid">
              {step}
            </li>
          ))}
        </ol>
      }
      form={(frame) => <ApplyForm {...frame} defaults={defaults} />}
      thanks={({ isHeld }, { headingId, close }) => (
        <FormSent
          {...(isHeld ? held : done)}
          headingId={headingId}
          figure={3}
          action={{ label: done.close, onClick: close }}
        >
          {isHeld ? held.text : done.text}
        </FormSent>
      )}
    />
  );
}
