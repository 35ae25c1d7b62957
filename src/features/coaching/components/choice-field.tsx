import type { ComponentProps } from "react";
import { SelectField } from "@/components/forms/field";
import { coachingModal } from "@/content/coaching-forms";

type ChoiceFieldProps = ComponentProps<typeof SelectField> & { choices: Record<string, string> };

/** A select that begins at a placeholder. */
export function ChoiceField({ choices, ...rest }: ChoiceFieldProps) {
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
