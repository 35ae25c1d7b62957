"use client";

import { DecoyField, useSpamSignals } from "@/components/forms/decoy-field";
import { Field, PasswordField } from "@/components/forms/field";
import { Fields, Form, SubmitButton } from "@/components/forms/form";
import { useZodForm } from "@/components/forms/use-zod-form";
import { auth } from "@/content/auth";
import { messages } from "@/content/messages";
import { minFillTimeMs } from "@/lib/spam-signals";
import { accountApi } from "../account-api";
import { type AuthAnswer, callFailure } from "../auth-answer";
import { signUpFormSchema } from "../schema";

type SignUpFormProps = {
  onAnswer: (answer: AuthAnswer) => Promise<void>;
  onStart: () => void;
};

export const signUpDraft = "aurea.draft.sign-up";
const empty = { displayName: "", email: "", password: "", confirmPassword: "" };
const text = auth.fields;

export function SignUpForm({ onAnswer, onStart }: SignUpFormProps) {
  const { decoy, readSpamSignals } = useSpamSignals(minFillTimeMs.signUp);
  const form = useZodForm({
    schema: signUpFormSchema,
    defaultValues: empty,
    draft: signUpDraft,
    secrets: ["password", "confirmPassword"],
    dependents: { password: "confirmPassword" },
    async send({ displayName, email, password }) {
      onStart();
      const input = { displayName, email, password, ...(await readSpamSignals()) };
      return (await accountApi()).signUp.mutate(input);
    },
    onSent: () => onAnswer({ ok: true }),
    onFailed(error) {
      void onAnswer(callFailure(error, messages.auth.signUpFailed));
      return null;
    },
    onEdit: onStart,
  });

  return (
    <Form state={form}>
      <Fields isDisabled={form.isSending}>
        <Field label={text.displayName} autoComplete="name" {...form.field("displayName")} />
        <DecoyField decoy={decoy} />
        <Field label={text.email} type="email" autoComplete="email" {...form.field("email")} />
        <PasswordField
          label={text.password}
          help={text.passwordHelp}
          autoComplete="new-password"
          {...form.field("password")}
        />
        <PasswordField
          label={text.confirmPassword}
          autoComplete="new-password"
          {...form.field("confirmPassword")}
        />
      </Fields>
      <SubmitButton words={auth.signUp} isSending={form.isSending} wide />
    </Form>
  );
}
