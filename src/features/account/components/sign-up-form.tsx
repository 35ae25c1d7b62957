"use client";

import { DecoyField, useSpamSignals } from "@/components/forms/decoy-field";
import { Field } from "@/components/forms/field";
import { PasswordField } from "@/components/forms/password-field";
import { Button } from "@/components/ui/button";
import { Heard } from "@/components/ui/heard";
import { auth } from "@/content/auth";
import { messages } from "@/content/messages";
import { minFillTimeMs } from "@/lib/fill-time";
import { type AuthAnswer, unreachable } from "../auth-answer";
import { type SignUpForm as SignUpValues, signUpFormSchema } from "../schema";
import { useAccountForm } from "./use-account-form";

type SignUpFormProps = {
  onAnswer: (answer: AuthAnswer) => Promise<void>;
  onStart: () => void;
};

const empty = { displayName: "", email: "", password: "", confirmPassword: "" };

export function SignUpForm({ onAnswer, onStart }: SignUpFormProps) {
  const form = useAccountForm<SignUpValues>(signUpFormSchema, empty);
  const isSending = form.formState.isSubmitting;
  const { decoy, readSpamSignals } = useSpamSignals(minFillTimeMs.signUp);
  const words = auth.fields;

  async function send({ displayName, email, password }: SignUpValues) {
    onStart();
    const call = Promise.all([import("../sign-up"), readSpamSignals()]).then(([{ signUp }, signals]) =>
      signUp({ displayName, email, password, ...signals }),
    );
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
      <DecoyField decoy={decoy} />
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
      <Heard>{isSending ? auth.signUp.sending : null}</Heard>
    </form>
  );
}
