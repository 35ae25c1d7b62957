import type { Control, UseFormRegisterReturn } from "react-hook-form";
import { Field } from "@/components/forms/field";
import {
  type ApplicationFieldWords,
  applicationFields,
  type ApplicationField as Name,
} from "@/content/application-fields";
import type { ApplicationForm } from "../schema";
import { ChoiceField } from "./choice-field";
import { CountedTextarea } from "./counted-textarea";

type ApplicationFieldProps = Omit<UseFormRegisterReturn<Name>, "required"> & {
  control: Control<Record<Name, string>, unknown, ApplicationForm>;
  error: string | undefined;
};

/** One field of the application form, as its kind has it. */
export function ApplicationField({ control, ...wired }: ApplicationFieldProps) {
  const words: ApplicationFieldWords = applicationFields[wired.name];
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
