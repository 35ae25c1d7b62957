import { clsx } from "clsx";
import { Fragment } from "react";
import type { Control, UseFormRegisterReturn } from "react-hook-form";
import { DecoyField } from "@/components/forms/decoy-field";
import { Field, SelectField } from "@/components/forms/field";
import {
  type ApplicationField,
  type ApplicationFieldText,
  applicationFieldNames,
  applicationFields,
  applicationParts,
} from "@/content/application-fields";
import { application, coachingModal } from "@/content/coaching-forms";
import { messages } from "@/content/messages";
import { recordOf } from "@/lib/record-of";
import { api } from "@/trpc/client";
import { type ApplicationForm, applicationFormSchema } from "../schema";
import styles from "./apply-modal.module.css";
import { CountedTextarea } from "./counted-textarea";
import { type CoachingModalProps, FormModal } from "./form-modal";
import { CoachingForm, FieldPair, FormNote } from "./form-parts";
import { useCoachingForm } from "./use-coaching-form";

const stepList = "my-s5 grid gap-s4 text-on-night-2 text-small leading-normal max-wide:hidden";
const empty = recordOf(applicationFieldNames, () => "");

export function ApplyModal({ defaults, onClose }: CoachingModalProps) {
  const { title, steps, info, done, quarantined } = application;
  const form = useCoachingForm({
    name: "application",
    schema: applicationFormSchema,
    base: { ...empty, name: defaults?.name ?? "", email: defaults?.email ?? "" },
    send: (values, idempotencyKey, signals) =>
      api.coaching.submitApplication.mutate({ ...values, ...signals, idempotencyKey }),
    failed: messages.coaching.applicationFailed,
  });
  const thanks = form.sent?.result.isQuarantined ? quarantined : done;
  const fieldOf = (name: ApplicationField) => (
    <ApplyField key={name} control={form.control} {...form.field(name)} />
  );

  return (
    <FormModal
      form={form}
      title={title}
      figure={3}
      aside={
        <ol role="list" className={clsx(stepList, styles.steps)}>
          {steps.map((step) => (
            <li key={step} className="grid">
              {step}
            </li>
          ))}
        </ol>
      }
      thanks={form.sent && { ...thanks, action: { label: done.close, onClick: onClose } }}
      onClose={onClose}
    >
      <CoachingForm state={form} texts={application}>
        {applicationParts.map(({ heading, rows }, index) => (
          <fieldset key={heading} className="grid min-w-0 gap-s5">
            <legend className="mb-s5 w-full border-dune-line border-b pb-[0.6rem] font-aside text-[1.125rem] text-gold-ink italic leading-[1.3]">
              {heading}
            </legend>
            {rows.map((row, rowIndex) => (
              <Fragment key={row.join()}>
                {row.length > 1 ? <FieldPair>{row.map(fieldOf)}</FieldPair> : row.map(fieldOf)}
                {index === 0 && rowIndex === 0 ? <DecoyField decoy={form.decoy} /> : null}
              </Fragment>
            ))}
            {index === applicationParts.length - 1 ? (
              <FormNote>
                <h3>{info.heading}</h3>
                <p className="mt-[0.35rem]">{info.text}</p>
              </FormNote>
            ) : null}
          </fieldset>
        ))}
      </CoachingForm>
    </FormModal>
  );
}

type ApplyFieldProps = Omit<UseFormRegisterReturn<ApplicationField>, "required"> & {
  control: Control<Record<ApplicationField, string>, unknown, ApplicationForm>;
  error: string | undefined;
};

function ApplyField({ control, ...wired }: ApplyFieldProps) {
  const field: ApplicationFieldText = applicationFields[wired.name];
  const { kind, label, help } = field;
  if (kind === "choice") {
    return (
      <SelectField label={label} required className="text-ellipsis" {...wired}>
        <option value="">{coachingModal.choose}</option>
        {Object.entries(field.choices).map(([value, choice]) => (
          <option key={value} value={value}>
            {choice}
          </option>
        ))}
      </SelectField>
    );
  }
  if (kind === "text") {
    const texts = { label, help, limit: field.limit };
    return <CountedTextarea required={"missing" in field} {...texts} control={control} {...wired} />;
  }
  const type = kind === "email" ? "email" : undefined;
  return (
    <Field label={label} help={help} type={type} autoComplete={field.autoComplete} required {...wired} />
  );
}
