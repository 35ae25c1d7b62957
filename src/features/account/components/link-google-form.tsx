"use client";

import { PasswordField } from "@/components/forms/field";
import { Fields, Form, SubmitButton } from "@/components/forms/form";
import { useZodForm } from "@/components/forms/use-zod-form";
import { Message } from "@/components/ui/message";
import { google } from "@/content/google";
import { accountApi } from "../account-api";
import { type AuthAnswer, callFailure } from "../auth-answer";
import { linkGoogleSchema } from "../schema";

type LinkGoogleFormProps = {
  onStart: () => void;
  onAnswer: (answer: AuthAnswer) => Promise<void>;
  onLeave: () => void;
};

const text = google.link;

export function LinkGoogleForm({ onStart, onAnswer, onLeave }: LinkGoogleFormProps) {
  const form = useZodForm({
    schema: linkGoogleSchema,
    defaultValues: { password: "" },
    async send(values) {
      onStart();
      return (await accountApi()).linkGoogle.mutate(values);
    },
    onSent: () => onAnswer({ ok: true }),
    onFailed(error) {
      void onAnswer(callFailure(error, google.failed));
      return null;
    },
    onEdit: onStart,
  });

  return (
    <Form state={form} aria-label={text.label}>
      <Message tone="info">{text.needed}</Message>
      <Fields isDisabled={form.isSending}>
        <PasswordField
          label={text.password}
          autoComplete="current-password"
          autoFocus
          {...form.field("password")}
        />
      </Fields>
      <SubmitButton words={text} isSending={form.isSending} wide />
      <p>
        <button className="textbtn" type="button" onClick={onLeave}>
          {text.leave}
        </button>
      </p>
    </Form>
  );
}
