import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { type Control, type FieldValues, type Path, useWatch } from "react-hook-form";
import { TextareaField } from "@/components/forms/field";
import { LiveStatus } from "@/components/ui/message";
import { coachingFieldErrors, coachingModal } from "@/content/coaching-forms";
import { countCharacters, normalizeText } from "@/lib/text-normalization";
import styles from "./form-parts.module.css";

type CountedTextareaProps<Values extends FieldValues, Sent> = Omit<
  ComponentProps<typeof TextareaField>,
  "help"
> & {
  control: Control<Values, unknown, Sent>;
  name: Path<Values>;
  help: ReactNode;
  limit: number;
};

/** A text over the limit shows an error and is not cut. Printed pages show the whole text instead of the field. */
export function CountedTextarea<Values extends FieldValues, Sent>(props: CountedTextareaProps<Values, Sent>) {
  const { control, limit, help, name, className, ...rest } = props;
  const value: unknown = useWatch({ control, name });
  const text = typeof value === "string" ? value : "";
  const left = limit - countCharacters(normalizeText(text).trim());
  const isNear = left <= limit / 5;
  const countText = left < 0 ? coachingModal.over(-left) : coachingModal.left(left);
  return (
    <>
      <TextareaField
        {...rest}
        name={name}
        className={clsx("field-sizing-content max-h-80 print:hidden", className)}
        help={
          <>
            <span className={styles.printed} dir="auto">
              {text}
            </span>
            {help}
            <span className={clsx("block tabular-nums", left < 0 && "font-[520] text-alert")}>
              {isNear ? countText : null}
            </span>
          </>
        }
      />
      <LiveStatus>{left < 0 ? coachingFieldErrors.tooLong(limit) : null}</LiveStatus>
    </>
  );
}
