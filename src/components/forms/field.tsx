import { type ComponentProps, useEffect, useId, useState } from "react";
import { FieldFrame, type FieldWords, fieldWiring, inputLook } from "./field-frame";

function areaAt(id: string) {
  if (typeof document === "undefined") return null;
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element : null;
}

/** Restores what was typed into a textarea before hydration, which React resets. */
function useTypedBefore(id: string) {
  const [typed] = useState(() => areaAt(id)?.value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts are there
  useEffect(() => {
    const area = areaAt(id);
    if (!area || typed === undefined || area.value === typed) return;
    // Bypasses React's value tracking, which would ignore the event.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(area, typed);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);
}

type Of<Tag extends "input" | "textarea" | "select"> = FieldWords & ComponentProps<Tag>;

export function Field({ label, mark, help, error, fieldClassName, id, className, ...rest }: Of<"input">) {
  const own = useId();
  const words = { label, mark, help, error, fieldClassName };
  return (
    <FieldFrame id={id ?? own} {...words}>
      <input className={inputLook({ className })} {...rest} {...fieldWiring(id ?? own, words)} />
    </FieldFrame>
  );
}

export function TextareaField(props: Of<"textarea">) {
  const { label, mark, help, error, fieldClassName, id, className, ...rest } = props;
  const own = useId();
  useTypedBefore(id ?? own);
  const words = { label, mark, help, error, fieldClassName };
  return (
    <FieldFrame id={id ?? own} {...words}>
      <textarea
        className={inputLook({ kind: "area", className })}
        {...rest}
        {...fieldWiring(id ?? own, words)}
      />
    </FieldFrame>
  );
}

export function SelectField(props: Of<"select">) {
  const { label, mark, help, error, fieldClassName, id, className, children, ...rest } = props;
  const own = useId();
  const words = { label, mark, help, error, fieldClassName };
  return (
    <FieldFrame id={id ?? own} {...words}>
      <div className="relative">
        <select
          className={inputLook({ kind: "choice", className })}
          {...rest}
          {...fieldWiring(id ?? own, words)}
        >
          {children}
        </select>
        <svg
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-4 h-2 w-3.5 fill-none stroke-[1.5] stroke-lagoon forced-colors:stroke-[FieldText]"
          viewBox="0 0 14 8"
          aria-hidden="true"
        >
          <path d="M1 1l6 6 6-6" />
        </svg>
      </div>
    </FieldFrame>
  );
}
