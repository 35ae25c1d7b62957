import { useEffect, useId, useState } from "react";
import { DecoyField, useSpamSignals } from "@/components/forms/decoy-field";
import { AccountName, Field, PasswordField } from "@/components/forms/field";
import { Fields, Form, SubmitButton } from "@/components/forms/form";
import { useZodForm } from "@/components/forms/use-zod-form";
import { TextButton } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { accountLinks } from "@/content/account-links";
import { auth } from "@/content/auth";
import { google } from "@/content/google";
import { messages } from "@/content/messages";
import type { ApiError } from "@/lib/api-error";
import { formatEmail } from "@/lib/format-email";
import { minFillTimeMs } from "@/lib/spam-signals";
import { type AuthResult, accountApi, callFailure } from "../account-api";
import { linkGoogleSchema, signInSchema, signUpFormSchema } from "../schema";
import { signIn } from "../session/auth-client";
import type { LoginLinkPurpose } from "./login-link-form";

type AuthFormProps = {
  onResult: (result: AuthResult) => Promise<void>;
  onStart: () => void;
};

/** The screen shows the failure, so the form itself shows none. */
function failureHandler(onResult: AuthFormProps["onResult"], failed: string) {
  return (error: ApiError) => {
    void onResult(callFailure(error, failed));
    return null;
  };
}

const text = auth.fields;

type SignInFormProps = AuthFormProps & { onForgot: (email: string, purpose: LoginLinkPurpose) => void };

export function SignInForm({ onResult, onStart, onForgot }: SignInFormProps) {
  const [isThrottled, setIsThrottled] = useState(false);
  const form = useZodForm({
    schema: signInSchema,
    defaultValues: { email: "", password: "" },
    send(values) {
      onStart();
      return signIn(values);
    },
    onSent(result) {
      setIsThrottled(!result.ok && Boolean(result.isThrottled));
      return onResult(result);
    },
    onFailed: failureHandler(onResult, messages.auth.signInFailed),
    onEdit: onStart,
  });
  const purposes: LoginLinkPurpose[] = isThrottled ? ["enter", "reset"] : ["reset"];

  return (
    <Form state={form}>
      <Fields isDisabled={form.isSending}>
        <Field label={text.email} type="email" autoComplete="username" required {...form.field("email")} />
        <PasswordField label={text.password} autoComplete="current-password" {...form.field("password")} />
      </Fields>
      <SubmitButton texts={auth.signIn} isSending={form.isSending} wide />
      {purposes.map((purpose) => (
        <p key={purpose} className="-mt-s3">
          <TextButton onClick={() => onForgot(form.getValues("email"), purpose)}>
            {accountLinks.loginLink[purpose].open}
          </TextButton>
        </p>
      ))}
    </Form>
  );
}

export const signUpDraft = "aurea.draft.sign-up";

export function SignUpForm({ onResult, onStart }: AuthFormProps) {
  const { decoy, readSpamSignals } = useSpamSignals(minFillTimeMs.signUp);
  const form = useZodForm({
    schema: signUpFormSchema,
    defaultValues: { displayName: "", email: "", password: "", confirmPassword: "" },
    draft: signUpDraft,
    secrets: ["password", "confirmPassword"],
    dependents: { password: "confirmPassword" },
    async send({ displayName, email, password }) {
      onStart();
      const input = { displayName, email, password, ...(await readSpamSignals()) };
      return (await accountApi()).signUp.mutate(input);
    },
    onSent: () => onResult({ ok: true }),
    onFailed: failureHandler(onResult, messages.auth.signUpFailed),
    onEdit: onStart,
  });

  return (
    <Form state={form}>
      <Fields isDisabled={form.isSending}>
        <Field label={text.displayName} autoComplete="name" required {...form.field("displayName")} />
        <DecoyField decoy={decoy} />
        <Field label={text.email} type="email" autoComplete="email" required {...form.field("email")} />
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
      <SubmitButton texts={auth.signUp} isSending={form.isSending} wide />
    </Form>
  );
}

const linkText = google.link;

export function LinkGoogleForm({ onResult, onStart, onLeave }: AuthFormProps & { onLeave: () => void }) {
  const [email, setEmail] = useState("");
  const neededId = useId();
  const form = useZodForm({
    schema: linkGoogleSchema,
    defaultValues: { password: "" },
    async send(values) {
      onStart();
      return (await accountApi()).linkGoogle.mutate(values);
    },
    onSent: () => onResult({ ok: true }),
    onFailed: failureHandler(onResult, google.failed),
    onEdit: onStart,
  });

  useEffect(() => {
    // Password managers need the address; the form works without it.
    accountApi()
      .then((account) => account.findLinkAccount.mutate())
      .then(({ email }) => setEmail(formatEmail(email ?? "")))
      .catch(() => {});
  }, []);

  return (
    <Form state={form} aria-label={linkText.label}>
      {email ? <AccountName email={email} /> : null}
      {/* Not live, because screen readers read it as the description of the focused field. */}
      <Message id={neededId} tone="info" isLive={false}>
        {linkText.needed}
      </Message>
      <Fields isDisabled={form.isSending}>
        <PasswordField
          label={linkText.password}
          autoComplete="current-password"
          autoFocus
          aria-describedby={neededId}
          {...form.field("password")}
        />
      </Fields>
      <SubmitButton texts={linkText} isSending={form.isSending} wide />
      <p>
        <TextButton onClick={onLeave}>{linkText.leave}</TextButton>
      </p>
    </Form>
  );
}
