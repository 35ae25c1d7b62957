import type { ReactNode } from "react";
import { StateIcon } from "@/components/ui/state-icon";
import { classNames } from "@/lib/class-names";
import { helpLook, labelLook } from "./field-look";

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
    <div className={classNames("grid content-start gap-1.5", fieldClassName)}>
      <label className={labelLook} htmlFor={id}>
        {label}
        {mark ? <span className="font-normal text-ink-2"> {mark}</span> : null}
      </label>
      {children}
      {help ? (
        <p className={helpLook} id={`${id}-help`}>
          {help}
        </p>
      ) : null}
      {error ? (
        <p
          className="flex items-start gap-2 font-[520] text-alert text-small leading-[1.4]"
          id={`${id}-error`}
        >
          <StateIcon tone="error" className="mt-[0.15em] size-[1.1em]" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
