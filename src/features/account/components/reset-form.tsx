"use client";

import { useState } from "react";
import { PasswordField } from "@/components/forms/password-field";
import { Button } from "@/components/ui/button";
import { Heard } from "@/components/ui/heard";
import { accountLinks } from "@/content/account-links";
import { auth } from "@/content/auth";
import type { CallFailure } from "../auth-answer";
import { resetPassword } from "../recovery/account-calls";
import { type NewPasswordForm, newPasswordFormSchema } from "../schema";
import { FailureMessage } from "./failure-message";
import { useAccountForm } from "./use-account-form";

type ResetFormProps = { secret: string; onDone: () => void; onOver: () => void };

const words = accountLinks.reset;

export function ResetForm({ secret, onDone, onOver }: ResetFormProps) {
  const form = useAccountForm<NewPasswordForm>(newPasswordFormSchema, { password: "", confirmPassword: "" });
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const isSending = form.formState.isSubmitting;

  async function send({ password }: NewPasswordForm) {
    setFailure(null);
    const answer = await resetPassword({ token: secret, password });
    if (answer.ok) onDone();
    else if (answer.reason === "spent-link") onOver();
    else if (answer.reason === "password-weak") {
      form.setError("password", { message: answer.message }, { shouldFocus: true });
    } else setFailure(answer);
  }

  return (
    <>
      <FailureMessage failure={failure} />
      <form
        noValidate
        aria-busy={isSending}
        onSubmit={form.handleSubmit(send)}
        onChange={() => setFailure(null)}
      >
        <PasswordField
          label={words.password}
          help={auth.fields.passwordHelp}
          autoComplete="new-password"
          readOnly={isSending}
          {...form.field("password")}
        />
        <PasswordField
          label={words.confirm}
          autoComplete="new-password"
          readOnly={isSending}
          {...form.field("confirmPassword")}
        />
        <Button type="submit" wide busy={isSending} aria-disabled={isSending}>
          {isSending ? words.sending : words.submit}
        </Button>
        <Heard>{isSending ? words.sending : null}</Heard>
      </form>
    </>
  );
}
