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

type ApplicationFieldProps = Omit<UseFormRegisterReturn<Name>, "required"> & {
  control: Control<Record<Name, string>, unknown, ApplicationForm>;
  error: string | undefined;
};

export function ApplicationField({ control, ...wired }: ApplicationFieldProps) {
  const words: ApplicationFieldText = applicationFields[wired.name];
  const { kind, label, help } = words;
  if (kind === "choice") {
    return (
      <SelectField label={label} required className="text-ellipsis" {...wired}>
        <option value="">{coachingModal.choose}</option>
        {Object.entries(words.choices).map(([value, choice]) => (
          <option key={value} value={value}>
            {choice}
          </option>
        ))}
      </SelectField>
    );
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
