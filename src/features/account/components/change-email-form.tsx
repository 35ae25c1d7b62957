"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { PasswordField } from "@/components/forms/password-field";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { accountLinks } from "@/content/account-links";
import { requestEmailChange } from "../account-calls";
import type { CallFailure } from "../auth-answer";
import { type RequestEmailChangeInput, requestEmailChangeSchema } from "../schema";
import "./change-email-form.css";
import { FailureMessage } from "./failure-message";
import { useAccountForm } from "./use-account-form";

const words = accountLinks.changeEmail;
const empty = { email: "", password: "" };

/** Begins a change of address: the mail goes to the new one, and its owner decides there. */
export function ChangeEmailForm() {
  const form = useAccountForm<RequestEmailChangeInput>(requestEmailChangeSchema, empty);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isSending = form.formState.isSubmitting;

  function clear() {
    setFailure(null);
    setSentTo(null);
  }

  async function send(values: RequestEmailChangeInput) {
    clear();
    const answer = await requestEmailChange(values);
    if (answer.ok) {
      form.reset(empty);
      setSentTo(values.email);
      return;
    }
    const { reason, message } = answer;
    if (reason === "wrong-password") form.setError("password", { message }, { shouldFocus: true });
    else if (reason === "email-same") form.setError("email", { message }, { shouldFocus: true });
    else setFailure(answer);
  }

  return (
    <form
      className="change-email"
      noValidate
      aria-busy={isSending}
      onSubmit={form.handleSubmit(send)}
      onChange={clear}
    >
      <Field
        label={words.email}
        help={words.help}
        type="email"
        autoComplete="email"
        readOnly={isSending}
        {...form.field("email")}
      />
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        readOnly={isSending}
        {...form.field("password")}
      />
      <FailureMessage failure={failure} />
      <div role="status">
        {isSending ? <span className="visually-hidden">{words.sending}</span> : null}
        {sentTo ? (
          <Message tone="ok" live={false}>
            {words.sent(sentTo)}
          </Message>
        ) : null}
      </div>
      <div>
        <Button type="submit" busy={isSending} aria-disabled={isSending}>
          {isSending ? words.sending : words.submit}
        </Button>
      </div>
    </form>
  );
}
