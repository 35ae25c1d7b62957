"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Heard } from "@/components/ui/heard";
import { accountLinks } from "@/content/account-links";
import { auth } from "@/content/auth";
import { requestPasswordReset } from "../account-calls";
import { type RequestPasswordResetInput, requestPasswordResetSchema } from "../schema";
import { FailureMessage, type ShownFailure } from "./failure-message";
import { SaidInstead } from "./said-instead";
import { useAccountForm } from "./use-account-form";

type ForgotFormProps = {
  email?: string;
  /** Where the form takes the place of another: leads back to that one. */
  onLeave?: () => void;
};

const words = accountLinks.forgot;

/** Asks for a mail with a reset link; says the same for every address. */
export function ForgotForm({ email = "", onLeave }: ForgotFormProps) {
  const form = useAccountForm<RequestPasswordResetInput>(requestPasswordResetSchema, { email });
  const [failure, setFailure] = useState<ShownFailure | null>(null);
  const [asked, setAsked] = useState<"once" | "again" | null>(null);
  const isSending = form.formState.isSubmitting;

  async function send(values: RequestPasswordResetInput) {
    setFailure(null);
    const answer = await requestPasswordReset(values);
    if (answer.ok) setAsked("once");
    else setFailure(answer);
  }

  const leave = onLeave ? (
    <p>
      <button className="textbtn" type="button" onClick={onLeave}>
        {words.leave}
      </button>
    </p>
  ) : null;
  if (asked === "once") {
    return (
      <>
        <SaidInstead className="auth__message">{words.sent}</SaidInstead>
        <p className="auth__more">
          <button className="textbtn" type="button" onClick={() => setAsked("again")}>
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
          autoFocus={asked === "again"}
          readOnly={isSending}
          {...form.field("email")}
        />
        <Button type="submit" wide busy={isSending} aria-disabled={isSending}>
          {isSending ? words.sending : words.submit}
        </Button>
        <Heard>{isSending ? words.sending : null}</Heard>
      </form>
      {leave}
    </>
  );
}
