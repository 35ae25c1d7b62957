"use client";

import type { RefObject } from "react";
import { DecoyField } from "@/components/forms/decoy-field";
import { Field } from "@/components/forms/field";
import { application, coachingChoices, coachingLimits } from "@/content/coaching-forms";
import { messages } from "@/content/messages";
import { applicationFormSchema } from "../schema";
import { sendApplication } from "../send";
import type { CoachingModalProps } from "./asking-modal";
import { ChoiceField } from "./choice-field";
import { CountedTextarea } from "./counted-textarea";
import { FormBar } from "./form-bar";
import { FormStart } from "./form-start";
import { type HasInput, useCoachingForm } from "./use-coaching-form";

type ApplyFormProps = {
  defaults: CoachingModalProps["defaults"];
  input: RefObject<HasInput | null>;
  onSent: () => void;
};

const empty = {
  name: "",
  email: "",
  currentRole: "",
  primaryGoals: "",
  currentChallenges: "",
  coachingExperience: "",
  commitmentLevel: "",
  investmentReadiness: "",
  timeline: "",
  additionalInfo: "",
};

export function ApplyForm({ defaults, input, onSent }: ApplyFormProps) {
  const form = useCoachingForm({
    name: "application",
    schema: applicationFormSchema,
    base: { ...empty, name: defaults?.name ?? "", email: defaults?.email ?? "" },
    send: sendApplication,
    failed: messages.coaching.applicationFailed,
    onSent,
    input,
  });
  const { isSending } = form;
  const { fields, parts, info } = application;

  type Line = "name" | "email" | "currentRole";
  type Long = "primaryGoals" | "currentChallenges" | "coachingExperience" | "additionalInfo";
  const line = (name: Line) => ({ required: true, readOnly: isSending, ...form.field(name) });
  const long = (name: Long) => ({
    ...fields[name],
    limit: coachingLimits[name],
    control: form.control,
    readOnly: isSending,
    ...form.field(name),
  });
  const choice = (name: keyof typeof coachingChoices) => ({
    label: fields[name],
    choices: coachingChoices[name],
    isFixed: isSending,
    ...form.field(name),
  });

  return (
    <form
      className="modal__main"
      noValidate
      aria-label={application.region}
      aria-busy={isSending}
      onSubmit={form.onSubmit}
    >
      <div className="modal__scroll cf">
        <FormStart {...form} onStartAfresh={form.startAfresh} />
        <fieldset className="cf">
          <legend className="cf__part">{parts.who}</legend>
          <div className="cf__pair">
            <Field label={fields.name} autoComplete="name" {...line("name")} />
            <Field label={fields.email} type="email" autoComplete="email" {...line("email")} />
          </div>
          <DecoyField decoy={form.decoy} />
          <Field {...fields.currentRole} autoComplete="organization-title" {...line("currentRole")} />
        </fieldset>
        <fieldset className="cf">
          <legend className="cf__part">{parts.why}</legend>
          <CountedTextarea required {...long("primaryGoals")} />
          <CountedTextarea required {...long("currentChallenges")} />
          <CountedTextarea {...long("coachingExperience")} />
        </fieldset>
        <fieldset className="cf">
          <legend className="cf__part">{parts.how}</legend>
          <ChoiceField {...choice("commitmentLevel")} />
          <div className="cf__pair">
            <ChoiceField {...choice("investmentReadiness")} />
            <ChoiceField {...choice("timeline")} />
          </div>
          <CountedTextarea {...long("additionalInfo")} />
          <div className="cf__next">
            <h3>{info.heading}</h3>
            <p>{info.text}</p>
          </div>
        </fieldset>
      </div>
      <FormBar words={application} isSending={isSending} failure={form.failure} button={form.submit} />
    </form>
  );
}
