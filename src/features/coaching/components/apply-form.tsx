"use client";

import { Fragment, type RefObject } from "react";
import { DecoyField } from "@/components/forms/decoy-field";
import { Fields, Form } from "@/components/forms/form";
import {
  applicationFieldNames,
  applicationParts,
  type ApplicationField as Name,
} from "@/content/application-fields";
import { application } from "@/content/coaching-forms";
import { messages } from "@/content/messages";
import { applicationFormSchema } from "../schema";
import { sendApplication } from "../send";
import { ApplicationField } from "./application-field";
import type { CoachingModalProps } from "./asking-modal";
import { FormBar } from "./form-bar";
import { FormStart } from "./form-start";
import { type HasInput, useCoachingForm } from "./use-coaching-form";

type ApplyFormProps = {
  defaults: CoachingModalProps["defaults"];
  input: RefObject<HasInput | null>;
  onSent: () => void;
};

const empty = Object.fromEntries(applicationFieldNames.map((name) => [name, ""])) as Record<Name, string>;

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
  const { control, isSending } = form;
  const { info } = application;
  const fieldOf = (name: Name) => <ApplicationField key={name} control={control} {...form.field(name)} />;

  return (
    <Form state={form} className="modal__main" aria-label={application.region}>
      {/* While no field can be focused, the keyboard scrolls what they stand in. */}
      <div className="modal__scroll cf" tabIndex={isSending ? 0 : undefined}>
        <FormStart {...form} onStartAfresh={form.startAfresh} />
        <Fields isDisabled={isSending}>
          {applicationParts.map(({ heading, rows }, index) => (
            <fieldset key={heading} className="cf">
              <legend className="cf__part">{heading}</legend>
              {rows.map((row, place) => (
                <Fragment key={row.join()}>
                  {row.length > 1 ? <div className="cf__pair">{row.map(fieldOf)}</div> : row.map(fieldOf)}
                  {index + place === 0 ? <DecoyField decoy={form.decoy} /> : null}
                </Fragment>
              ))}
              {index === applicationParts.length - 1 ? (
                <div className="cf__next">
                  <h3>{info.heading}</h3>
                  <p>{info.text}</p>
                </div>
              ) : null}
            </fieldset>
          ))}
        </Fields>
      </div>
      <FormBar words={application} isSending={isSending} failure={form.failure} />
    </Form>
  );
}
