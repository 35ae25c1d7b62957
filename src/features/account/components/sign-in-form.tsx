"use client";

import { Field } from "@/components/forms/field";
import { PasswordField } from "@/components/forms/password-field";
import { Button } from "@/components/ui/button";
import { auth } from "@/content/auth";
import type { AuthAnswer } from "../auth-call";
import { type SignInInput, signInSchema } from "../schema";
import { useAccountForm } from "./use-account-form";

type SignInFormProps = {
  onAnswer: (answer: AuthAnswer) => Promise<void>;
  onStart: () => void;
};

export function SignInForm({ onAnswer, onStart }: SignInFormProps) {
  const form = useAccountForm<SignInInput>(signInSchema, { email: "", password: "" });
  const isSending = form.formState.isSubmitting;

  async function send(values: SignInInput) {
    onStart();
    const { signIn } = await import("../sign-in");
    await onAnswer(await signIn(values));
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
    </form>
  );
}
