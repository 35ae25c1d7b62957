"use client";

import { useId, useRef, useState } from "react";
import { MethodFigure } from "@/components/art/method-figure";
import { waitlist } from "@/content/coaching-forms";
import type { JoinWaitlistInput } from "../schema";
import { AskingModal, type CoachingModalProps } from "./asking-modal";
import "./coaching-modals.css";
import { FormSent } from "./form-sent";
import { JoinWaitlistForm } from "./join-waitlist-form";
import type { HasInput } from "./use-coaching-form";

export function JoinWaitlistModal({ isOpen, onClose, defaults, onSuccess }: CoachingModalProps) {
  const [sent, setSent] = useState<JoinWaitlistInput | null>(null);
  const input = useRef<HasInput>(null);
  const id = useId();
  const { title, voice, done } = waitlist;
  const headingId = sent ? `${id}-sent` : id;

  function close() {
    setSent(null);
    onClose();
  }

  return (
    <AskingModal
      isOpen={isOpen}
      onClose={close}
      headingId={headingId}
      input={input}
      className={sent ? "modal--sent" : "modal--list"}
    >
      {sent ? (
        <FormSent
          {...done}
          headingId={headingId}
          figure={2}
          action={{ label: done.again, onPress: () => setSent(null) }}
        >
          {done.thanks(sent.name)} {done.sent} <b>{sent.email}</b>.
        </FormSent>
      ) : (
        <div className="modal__grid">
          <div className="modal__side on-night">
            <h2 id={headingId} tabIndex={-1}>
              {title}
            </h2>
            <p className="cf-side__voice">{voice}</p>
            <MethodFigure n={2} />
          </div>
          <JoinWaitlistForm
            defaults={defaults}
            input={input}
            onSent={(values) => {
              setSent(values);
              onSuccess?.();
            }}
          />
        </div>
      )}
    </AskingModal>
  );
}
