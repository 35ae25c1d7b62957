"use client";

import { Field } from "@/components/forms/field";
import { PasswordField } from "@/components/forms/password-field";
import { Button } from "@/components/ui/button";
import { Heard } from "@/components/ui/heard";
import { accountLinks } from "@/content/account-links";
import { auth } from "@/content/auth";
import { messages } from "@/content/messages";
import { type AuthAnswer, unreachable } from "../auth-answer";
import { type SignInInput, signInSchema } from "../schema";
import { useAccountForm } from "./use-account-form";

type SignInFormProps = {
  onAnswer: (answer: AuthAnswer) => Promise<void>;
  onStart: () => void;
  onForgot: (email: string) => void;
};

export function SignInForm({ onAnswer, onStart, onForgot }: SignInFormProps) {
  const form = useAccountForm<SignInInput>(signInSchema, { email: "", password: "" });
  const isSending = form.formState.isSubmitting;

  async function send(values: SignInInput) {
    onStart();
    const call = import("../session/auth-client").then(({ signIn }) => signIn(values));
    await onAnswer(await call.catch(() => unreachable(messages.auth.signInFailed)));
  }

  return (
    <form noValidate aria-busy={isSending} onSubmit={form.handleSubmit(send)} onChange={onStart}>
      <Field
        label={auth.fields.email}
        type="email"
        autoComplete="email"
        readOnly={isSending}
        {...form.field("email")}
      />
      <PasswordField
        label={auth.fields.password}
        autoComplete="current-password"
        readOnly={isSending}
        {...form.field("password")}
      />
      <Button type="submit" wide busy={isSending} aria-disabled={isSending}>
        {isSending ? auth.signIn.sending : auth.signIn.submit}
      </Button>
      <Heard>{isSending ? auth.signIn.sending : null}</Heard>
      <p className="auth__forgot">
        <button className="textbtn" type="button" onClick={() => onForgot(form.getValues("email"))}>
          {accountLinks.forgot.open}
        </button>
      </p>
    </form>
  );
}
