import { type ComponentProps, useId } from "react";
import { classNames } from "@/lib/class-names";
import { FieldFrame, type FieldWords, fieldWiring } from "./field-frame";

type Of<Tag extends "input" | "textarea" | "select"> = FieldWords & ComponentProps<Tag>;

export function Field({ label, mark, help, error, fieldClassName, id, className, ...rest }: Of<"input">) {
  const own = useId();
  const words = { label, mark, help, error, fieldClassName };
  return (
    <FieldFrame id={id ?? own} {...words}>
      <input className={classNames("input", className)} {...rest} {...fieldWiring(id ?? own, words)} />
    </FieldFrame>
  );
}

export function TextareaField(props: Of<"textarea">) {
  const { label, mark, help, error, fieldClassName, id, className, ...rest } = props;
  const own = useId();
  const words = { label, mark, help, error, fieldClassName };
  return (
    <FieldFrame id={id ?? own} {...words}>
      <textarea className={classNames("input", className)} {...rest} {...fieldWiring(id ?? own, words)} />
    </FieldFrame>
  );
}

export function SelectField(props: Of<"select">) {
  const { label, mark, help, error, fieldClassName, id, className, children, ...rest } = props;
  const own = useId();
  const words = { label, mark, help, error, fieldClassName };
  return (
    <FieldFrame id={id ?? own} {...words}>
      <div className="select">
        <select className={classNames("input", className)} {...rest} {...fieldWiring(id ?? own, words)}>
          {children}
        </select>
        <svg viewBox="0 0 14 8" aria-hidden="true">
          <path d="M1 1l6 6 6-6" />
        </svg>
      </div>
    </FieldFrame>
  );
}
