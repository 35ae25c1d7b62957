"use client";

import { useId, useRef, useState } from "react";
import { MethodFigure } from "@/components/art/method-figure";
import { application } from "@/content/coaching-forms";
import { ApplyForm } from "./apply-form";
import { AskingModal, type CoachingModalProps } from "./asking-modal";
import "./coaching-modals.css";
import { FormSent } from "./form-sent";
import type { HasInput } from "./use-coaching-form";

export function ApplyModal({ isOpen, onClose, defaults, onSuccess }: CoachingModalProps) {
  const [isSent, setIsSent] = useState(false);
  const input = useRef<HasInput>(null);
  const id = useId();
  const { title, steps, done } = application;
  const headingId = isSent ? `${id}-sent` : id;

  function close() {
    setIsSent(false);
    onClose();
  }

  return (
    <AskingModal
      isOpen={isOpen}
      onClose={close}
      headingId={headingId}
      input={input}
      className={isSent ? "modal--sent" : "modal--apply"}
    >
      {isSent ? (
        <FormSent {...done} headingId={headingId} figure={3} action={{ label: done.close, onPress: close }}>
          {done.text}
        </FormSent>
      ) : (
        <div className="modal__grid">
          <div className="modal__side on-night">
            <h2 id={headingId} tabIndex={-1}>
              {title}
            </h2>
            <ol className="cf-side__steps">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <MethodFigure n={3} />
          </div>
          <ApplyForm
            defaults={defaults}
            input={input}
            onSent={() => {
              setIsSent(true);
              onSuccess?.();
            }}
          />
        </div>
      )}
    </AskingModal>
  );
}
