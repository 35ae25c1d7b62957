"use client";

import { useState } from "react";
import { Field, PasswordField } from "@/components/forms/field";
import { Fields, Form, SubmitButton } from "@/components/forms/form";
import { useZodForm } from "@/components/forms/use-zod-form";
import { accountLinks } from "@/content/account-links";
import { auth } from "@/content/auth";
import { messages } from "@/content/messages";
import { type AuthAnswer, callFailure } from "../auth-answer";
import { signInSchema } from "../schema";
import { signIn } from "../session/auth-client";
import type { LoginLinkPurpose } from "./login-link-form";

type SignInFormProps = {
  onAnswer: (answer: AuthAnswer) => Promise<void>;
  onStart: () => void;
  onForgot: (email: string, way: LoginLinkPurpose) => void;
};

export function SignInForm({ onAnswer, onStart, onForgot }: SignInFormProps) {
  const [isThrottled, setIsThrottled] = useState(false);
  const form = useZodForm({
    schema: signInSchema,
    defaultValues: { email: "", password: "" },
    send(values) {
      onStart();
      return signIn(values);
    },
    onSent(answer) {
      setIsThrottled(!answer.ok && Boolean(answer.isThrottled));
      return onAnswer(answer);
    },
    onFailed(error) {
      void onAnswer(callFailure(error, messages.auth.signInFailed));
      return null;
    },
    onEdit: onStart,
  });
  const { isSending } = form;
  const ways: LoginLinkPurpose[] = isThrottled ? ["enter", "reset"] : ["reset"];

  return (
    <Form state={form}>
      <Fields isDisabled={isSending}>
        <Field label={auth.fields.email} type="email" autoComplete="email" {...form.field("email")} />
        <PasswordField
          label={auth.fields.password}
          autoComplete="current-password"
          {...form.field("password")}
        />
      </Fields>
      <SubmitButton words={auth.signIn} isSending={isSending} wide />
      {ways.map((way) => (
        <p key={way} className="-mt-s3">
          <button className="textbtn" type="button" onClick={() => onForgot(form.getValues("email"), way)}>
            {accountLinks.loginLink[way].open}
          </button>
        </p>
      ))}
    </Form>
  );
}
