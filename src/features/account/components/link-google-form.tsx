"use client";

import { PasswordField } from "@/components/forms/password-field";
import { Button } from "@/components/ui/button";
import { Heard } from "@/components/ui/heard";
import { Message } from "@/components/ui/message";
import { google } from "@/content/google";
import { type AuthAnswer, unreachable } from "../auth-answer";
import { type LinkGoogleInput, linkGoogleSchema } from "../schema";
import { useAccountForm } from "./use-account-form";

type LinkGoogleFormProps = {
  onStart: () => void;
  onAnswer: (answer: AuthAnswer) => Promise<void>;
  onLeave: () => void;
};

export function LinkGoogleForm({ onStart, onAnswer, onLeave }: LinkGoogleFormProps) {
  const form = useAccountForm<LinkGoogleInput>(linkGoogleSchema, { password: "" });
  const isSending = form.formState.isSubmitting;
  const words = google.link;

  async function send(values: LinkGoogleInput) {
    onStart();
    const call = import("../google/link-google").then(({ linkGoogle }) => linkGoogle(values));
    await onAnswer(await call.catch(() => unreachable(google.failed)));
  }

  return (
    <form
      noValidate
      aria-label={words.label}
      aria-busy={isSending}
      onSubmit={form.handleSubmit(send)}
      onChange={onStart}
    >
      <Message tone="info">{words.needed}</Message>
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        autoFocus
        readOnly={isSending}
        {...form.field("password")}
      />
      <Button type="submit" wide busy={isSending} aria-disabled={isSending}>
        {isSending ? words.sending : words.submit}
      </Button>
      <Heard>{isSending ? words.sending : null}</Heard>
      <p>
        <button className="textbtn" type="button" onClick={onLeave}>
          {words.leave}
        </button>
      </p>
    </form>
  );
}
