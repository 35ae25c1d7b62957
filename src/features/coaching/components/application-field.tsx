import type { ComponentProps } from "react";
import type { Control, UseFormRegisterReturn } from "react-hook-form";
import { Field, SelectField } from "@/components/forms/field";
import {
  type ApplicationFieldText,
  applicationFields,
  type ApplicationField as Name,
} from "@/content/application-fields";
import { coachingModal } from "@/content/coaching-forms";
import type { ApplicationForm } from "../schema";
import { CountedTextarea } from "./counted-textarea";

type ChoiceFieldProps = ComponentProps<typeof SelectField> & { choices: Record<string, string> };

function ChoiceField({ choices, ...rest }: ChoiceFieldProps) {
  return (
    <SelectField required className="text-ellipsis" {...rest}>
      <option value="">{coachingModal.choose}</option>
      {Object.entries(choices).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

type ApplicationFieldProps = Omit<UseFormRegisterReturn<Name>, "required"> & {
  control: Control<Record<Name, string>, unknown, ApplicationForm>;
  error: string | undefined;
};

export function ApplicationField({ control, ...wired }: ApplicationFieldProps) {
  const words: ApplicationFieldText = applicationFields[wired.name];
  const { kind, label, help } = words;
  if (kind === "choice") {
    return <ChoiceField label={label} choices={words.choices} {...wired} />;
  }
  if (kind === "text") {
    const texts = { label, help, limit: words.limit };
    return <CountedTextarea required={"missing" in words} {...texts} control={control} {...wired} />;
  }
  const type = kind === "email" ? "email" : undefined;
  return (
    <Field label={label} help={help} type={type} autoComplete={words.autoComplete} required {...wired} />
  );
}
