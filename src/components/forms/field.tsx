import { clsx } from "clsx";
import { type ComponentProps, type FocusEvent, type ReactNode, useEffect, useId, useState } from "react";
import { StateIcon } from "@/components/ui/state-icon";
import { formTexts } from "@/content/messages";
import { inputLook } from "./input-look";

type FieldTexts = {
  label: string;
  help?: ReactNode;
  error?: string;
  fieldClassName?: string;
};

type FieldProps<Tag extends "input" | "textarea" | "select"> = FieldTexts & ComponentProps<Tag>;

/** Scrolls a field with its messages above a phone's keyboard; WebKit would only show the line with the caret. */
function reveal({ currentTarget }: FocusEvent<HTMLElement>) {
  // Scrolling would move a select away from its open list.
  if (currentTarget instanceof HTMLSelectElement) return;
  currentTarget.closest("[data-field]")?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

function useField<Props extends FieldTexts & { id?: string; "aria-describedby"?: string }>(props: Props) {
  const { label, help, error, fieldClassName, id: given, ...rest } = props;
  const own = useId();
  const id = given ?? own;
  const described = [error && `${id}-error`, help && `${id}-help`, rest["aria-describedby"]];
  const wiring = {
    id,
    // Without the attribute, screen readers announce an empty required field as invalid from the start.
    "aria-invalid": Boolean(error),
    "aria-describedby": described.filter(Boolean).join(" ") || undefined,
    onFocus: reveal,
  };
  return { frame: { id, label, help, error, fieldClassName }, control: { ...rest, ...wiring } };
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <div>
      <p className="flex items-start gap-2 font-[520] text-alert text-small leading-[1.4]" id={id}>
        <StateIcon tone="error" className="mt-[0.15em] size-[1.1em]" />
        <span>{children}</span>
      </p>
    </div>
  );
}

type FieldFrameProps = FieldTexts & { id: string; children: ReactNode };

function FieldFrame({ id, label, help, error, fieldClassName, children }: FieldFrameProps) {
  return (
    <div className={clsx("grid grid-cols-1 content-start gap-1.5", fieldClassName)} data-field>
      <label className="font-[560] text-base leading-[1.35]" htmlFor={id}>
        {label}
      </label>
      {children}
      {help ? (
        <div>
          <p className="text-ink-2 text-small leading-[1.4]" id={`${id}-help`}>
            {help}
          </p>
        </div>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

export function Field(props: FieldProps<"input">) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input dir="auto" {...control} className={inputLook({ className: control.className })} />
    </FieldFrame>
  );
}

export function PasswordField(props: Omit<FieldProps<"input">, "type">) {
  const { frame, control } = useField(props);
  const [isShown, setIsShown] = useState(false);
  const toggle = isShown ? formTexts.hidePassword : formTexts.showPassword;
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <input
          required
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...control}
          className={inputLook({ kind: "password", className: control.className })}
          type={isShown ? "text" : "password"}
        />
        <button
          className="absolute top-[0.1875rem] right-1 min-h-11 min-w-14 max-[14rem]:static px-2 font-strong text-lagoon text-small underline decoration-1 decoration-gold underline-offset-[0.25em]"
          type="button"
          aria-controls={frame.id}
          onClick={() => setIsShown(!isShown)}
        >
          <span>{toggle.word}</span>
          <span className="sr-only">{` ${toggle.of}`}</span>
        </button>
      </div>
    </FieldFrame>
  );
}

function getTextarea(id: string) {
  if (typeof document === "undefined") return null;
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element : null;
}

/** Restores text that was typed into a textarea before hydration, because React resets the text. */
function useTypedBefore(id: string) {
  const [typed] = useState(() => getTextarea(id)?.value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const area = getTextarea(id);
    if (!area || typed === undefined || area.value === typed) return;
    // Bypasses React's value tracking, which would ignore the event.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(area, typed);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);
}

export function TextareaField(props: FieldProps<"textarea">) {
  const { frame, control } = useField(props);
  useTypedBefore(frame.id);
  return (
    <FieldFrame {...frame}>
      <textarea
        dir="auto"
        {...control}
        className={inputLook({ kind: "area", className: control.className })}
      />
    </FieldFrame>
  );
}

export function SelectField({ children, ...props }: FieldProps<"select">) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <select {...control} className={inputLook({ kind: "choice", className: control.className })}>
          {children}
        </select>
        <svg
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-[min(1rem,5vw)] h-2 w-[min(0.875rem,4.4vw)] fill-none stroke-[1.5] stroke-lagoon forced-colors:stroke-[FieldText]"
          viewBox="0 0 14 8"
          aria-hidden="true"
        >
          <path d="M1 1l6 6 6-6" />
        </svg>
      </div>
    </FieldFrame>
  );
}

/** A hidden field with the address under which password managers store the password. */
export function AccountName({ email }: { email: string }) {
  return (
    <input
      className="sr-only"
      type="text"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
