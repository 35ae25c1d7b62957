"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { accountLinks } from "@/content/account-links";
import { auth } from "@/content/auth";
import { requestPasswordReset } from "../account-calls";
import { type RequestPasswordResetInput, requestPasswordResetSchema } from "../schema";
import { FailureMessage, type ShownFailure } from "./failure-message";
import { useAccountForm } from "./use-account-form";

type ForgotFormProps = {
  email?: string;
  /** Where the form takes the place of another: leads back to that one. */
  onLeave?: () => void;
};

const words = accountLinks.forgot;

/** Asks for a letter with a reset link; says the same for every address. */
export function ForgotForm({ email = "", onLeave }: ForgotFormProps) {
  const form = useAccountForm<RequestPasswordResetInput>(requestPasswordResetSchema, { email });
  const [failure, setFailure] = useState<ShownFailure | null>(null);
  const [isSent, setIsSent] = useState(false);
  const isSending = form.formState.isSubmitting;

  async function send(values: RequestPasswordResetInput) {
    setFailure(null);
    const answer = await requestPasswordReset(values);
    if (answer.ok) setIsSent(true);
    else setFailure(answer);
  }

  const leave = onLeave ? (
    <p>
      <button className="textbtn" type="button" onClick={onLeave}>
        {words.leave}
      </button>
    </p>
  ) : null;
  if (isSent) {
    return (
      <>
        <Message tone="ok" className="auth__message">
          {words.sent}
        </Message>
        <p>
          <button className="textbtn" type="button" onClick={() => setIsSent(false)}>
            {words.other}
          </button>
        </p>
        {leave}
      </>
    );
  }
  return (
    <>
      {onLeave ? <p className="auth__lead">{words.lead}</p> : null}
      <FailureMessage failure={failure} />
      <form
        noValidate
        aria-busy={isSending}
        onSubmit={form.handleSubmit(send)}
        onChange={() => setFailure(null)}
      >
        <Field
          label={auth.fields.email}
          type="email"
          autoComplete="email"
          readOnly={isSending}
          {...form.field("email")}
        />
        <Button type="submit" wide busy={isSending} aria-disabled={isSending}>
          {isSending ? words.sending : words.submit}
        </Button>
      </form>
      {leave}
    </>
  );
}
