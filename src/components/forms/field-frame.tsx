import type { ReactNode } from "react";
import { StateIcon } from "@/components/ui/state-icon";
import { classNames } from "@/lib/class-names";

export type FieldWords = {
  label: string;
  mark?: string;
  help?: ReactNode;
  error?: string;
  fieldClassName?: string;
};

export function fieldWiring(id: string, { help, error }: Pick<FieldWords, "help" | "error">) {
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ");
  return {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy || undefined,
  };
}

type FieldFrameProps = FieldWords & { id: string; children: ReactNode };

export function FieldFrame({ id, label, mark, help, error, fieldClassName, children }: FieldFrameProps) {
  return (
    <div className={classNames("field", fieldClassName)}>
      <label htmlFor={id}>
        {label}
        {mark ? <span className="opt"> {mark}</span> : null}
      </label>
      {children}
      {help ? (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
      {error ? (
        <p className="error" id={`${id}-error`}>
          <StateIcon tone="error" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
