import type { ComponentProps, KeyboardEvent, MouseEvent } from "react";
import { SelectField } from "@/components/forms/field";
import { coachingModal } from "@/content/coaching-forms";

type ChoiceFieldProps = ComponentProps<typeof SelectField> & {
  choices: Record<string, string>;
  isFixed: boolean;
};

function hold(event: MouseEvent | KeyboardEvent) {
  if (!("key" in event) || event.key !== "Tab") event.preventDefault();
}

/** A select that begins at a placeholder; a fixed one keeps its value and stays readable, as readonly inputs do. */
export function ChoiceField({ choices, isFixed, ...rest }: ChoiceFieldProps) {
  const fixed = isFixed ? { "aria-disabled": true, onMouseDown: hold, onKeyDown: hold } : {};
  return (
    <SelectField
      required
      className="text-ellipsis aria-disabled:bg-sand aria-disabled:text-ink-2"
      {...rest}
      {...fixed}
    >
      <option value="">{coachingModal.choose}</option>
      {Object.entries(choices).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
