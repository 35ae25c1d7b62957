"use client";

import { Field } from "@/components/forms/field";
import { PasswordField } from "@/components/forms/password-field";
import { Button } from "@/components/ui/button";
import { auth } from "@/content/auth";
import { messages } from "@/content/messages";
import type { AuthAnswer } from "../auth-call";
import { type SignUpForm as SignUpValues, signUpFormSchema } from "../schema";
import { unreachable } from "../unreachable";
import { useAccountForm } from "./use-account-form";

type SignUpFormProps = {
  onAnswer: (answer: AuthAnswer) => Promise<void>;
  onStart: () => void;
};

const empty = { displayName: "", email: "", password: "", confirmPassword: "" };

export function SignUpForm({ onAnswer, onStart }: SignUpFormProps) {
  const form = useAccountForm<SignUpValues>(signUpFormSchema, empty);
  const isSending = form.formState.isSubmitting;
  const words = auth.fields;

  async function send({ displayName, email, password }: SignUpValues) {
    onStart();
    const call = import("../sign-up").then(({ signUp }) => signUp({ displayName, email, password }));
    await onAnswer(await call.catch(() => unreachable(messages.auth.signUpFailed)));
  }

  return (
    <form noValidate aria-busy={isSending} onSubmit={form.handleSubmit(send)} onChange={onStart}>
      <Field
        label={words.displayName}
        autoComplete="name"
        readOnly={isSending}
        {...form.field("displayName")}
      />
      <Field
        label={words.email}
        type="email"
        autoComplete="email"
        readOnly={isSending}
        {...form.field("email")}
      />
      <PasswordField
        label={words.password}
        help={words.passwordHelp}
        autoComplete="new-password"
        readOnly={isSending}
        {...form.field("password")}
      />
      <PasswordField
        label={words.confirmPassword}
        autoComplete="new-password"
        readOnly={isSending}
        {...form.field("confirmPassword")}
      />
      <Button type="submit" wide busy={isSending} aria-disabled={isSending}>
        {isSending ? auth.signUp.sending : auth.signUp.submit}
      </Button>
    </form>
  );
}
