import type { ComponentProps, ReactNode } from "react";
import { type Control, type FieldValues, type Path, useWatch } from "react-hook-form";
import { TextareaField } from "@/components/forms/field";
import { LiveStatus } from "@/components/ui/live-status";
import { coachingFieldErrors, coachingModal } from "@/content/coaching-forms";
import { classNames } from "@/lib/class-names";
import { cleanText } from "@/lib/typed-text";

type CountedTextareaProps<Values extends FieldValues, Sent> = Omit<
  ComponentProps<typeof TextareaField>,
  "help"
> & {
  control: Control<Values, unknown, Sent>;
  name: Path<Values>;
  help: ReactNode;
  limit: number;
};

/** A text over the limit shows an error and is not cut. */
export function CountedTextarea<Values extends FieldValues, Sent>(props: CountedTextareaProps<Values, Sent>) {
  const { control, limit, help, name, className, ...rest } = props;
  const value: unknown = useWatch({ control, name });
  // Counted by code points, as the schema does.
  const used = typeof value === "string" ? [...cleanText(value).trim()].length : 0;
  const left = limit - used;
  const isNear = left <= limit / 5;
  return (
    <TextareaField
      {...rest}
      name={name}
      className={classNames("field-sizing-content max-h-80", className)}
      help={
        <>
          {help}
          {isNear ? (
            <span className={classNames("block tabular-nums", left < 0 && "font-[520] text-alert")}>
              {left < 0 ? coachingModal.over(-left) : coachingModal.left(left)}
            </span>
          ) : null}
          <LiveStatus>{left < 0 ? coachingFieldErrors.tooLong(limit) : null}</LiveStatus>
        </>
      }
    />
  );
}
