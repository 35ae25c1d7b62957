import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { StateIcon } from "@/components/ui/state-icon";
import { classNames } from "@/lib/class-names";

const labelLook = "text-base font-[560] leading-[1.35]";
const helpLook = "text-small leading-[1.4] text-ink-2";

export const inputLook = cva(
  [
    "w-full rounded-control border border-control bg-paper text-ink leading-[1.4]",
    "transition-[border-color,box-shadow] placeholder:text-placeholder placeholder:opacity-100",
    "hover:border-lagoon focus-visible:rounded-control focus-visible:border-lagoon focus-visible:outline-offset-1",
    "locked:bg-sand locked:text-ink-2",
    "aria-invalid:border-alert aria-invalid:bg-alert-field aria-invalid:inset-ring aria-invalid:inset-ring-alert",
  ],
  {
    variants: {
      kind: {
        line: "min-h-12.5 px-[0.95rem] py-3",
        area: "min-h-28 resize-y px-[0.95rem] py-3",
        choice: "min-h-12.5 appearance-none py-3 pr-[2.6rem] pl-[0.95rem]",
        search: "min-h-11 px-[0.95rem] py-2 text-base",
        password: "min-h-12.5 py-3 pr-20 pl-[0.95rem]",
      },
    },
    defaultVariants: { kind: "line" },
  },
);

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
