"use client";

import { type ComponentProps, useId, useState } from "react";
import { formWords } from "@/content/messages";
import { FieldFrame, type FieldWords, fieldWiring, inputLook } from "./field-frame";

type PasswordFieldProps = FieldWords & Omit<ComponentProps<"input">, "type">;

export function PasswordField(props: PasswordFieldProps) {
  const { label, mark, help, error, fieldClassName, id, className, ...rest } = props;
  const [isShown, setIsShown] = useState(false);
  const own = useId();
  const words = { label, mark, help, error, fieldClassName };
  const toggle = isShown ? formWords.hidePassword : formWords.showPassword;
  return (
    <FieldFrame id={id ?? own} {...words}>
      <div className="relative">
        <input
          className={inputLook({ kind: "password", className })}
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          type={isShown ? "text" : "password"}
          {...fieldWiring(id ?? own, words)}
        />
        <button
          className="absolute top-[0.1875rem] right-1 min-h-11 min-w-14 font-strong text-lagoon text-small underline decoration-1 decoration-gold underline-offset-[0.25em]"
          type="button"
          aria-controls={id ?? own}
          onClick={() => setIsShown(!isShown)}
        >
          <span>{toggle.word}</span>
          <span className="sr-only">{` ${toggle.of}`}</span>
        </button>
      </div>
    </FieldFrame>
  );
}
