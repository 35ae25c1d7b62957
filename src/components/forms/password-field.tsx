"use client";

import { type ComponentProps, useId, useState } from "react";
import { formWords } from "@/content/forms";
import { classNames } from "@/lib/class-names";
import { FieldFrame, type FieldWords, fieldWiring } from "./field-frame";

type PasswordFieldProps = FieldWords & Omit<ComponentProps<"input">, "type">;

export function PasswordField(props: PasswordFieldProps) {
  const { label, mark, help, error, fieldClassName, id, className, ...rest } = props;
  const [isShown, setIsShown] = useState(false);
  const own = useId();
  const words = { label, mark, help, error, fieldClassName };
  const toggle = isShown ? formWords.hidePassword : formWords.showPassword;
  return (
    <FieldFrame id={id ?? own} {...words}>
      <div className="affix">
        <input
          className={classNames("input", className)}
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          type={isShown ? "text" : "password"}
          {...fieldWiring(id ?? own, words)}
        />
        <button type="button" aria-controls={id ?? own} onClick={() => setIsShown(!isShown)}>
          {toggle.word}
          <span className="visually-hidden"> {toggle.of}</span>
        </button>
      </div>
    </FieldFrame>
  );
}
