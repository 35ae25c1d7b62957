"use client";

import { useEffect, useState } from "react";
import { AccountName, PasswordField } from "@/components/forms/field";
import { Fields, Form, SubmitButton } from "@/components/forms/form";
import { useZodForm } from "@/components/forms/use-zod-form";
import { accountLinks } from "@/content/account-links";
import { auth } from "@/content/auth";
import { messages } from "@/content/messages";
import { formatEmail } from "@/lib/format-email";
import { accountApi, callFailure } from "../account-api";
import { newPasswordFormSchema } from "../schema";
import { refreshSession } from "../session/session";
import { FailureMessage } from "./auth-messages";
import { LinkHeading, linkDone, SignInLink, useOneTimeLink } from "./link-result";
import { RenewLink } from "./login-link-form";

type ResetFormProps = {
  secret: string;
  onDone: () => Promise<void>;
  onOver: () => void;
  onUnanswered: () => void;
};

const text = accountLinks.reset;

function ResetForm({ secret, onDone, onOver, onUnanswered }: ResetFormProps) {
  const [email, setEmail] = useState("");
  const form = useZodForm({
    schema: newPasswordFormSchema,
    defaultValues: { password: "", confirmPassword: "" },
    dependents: { password: "confirmPassword" },
    fieldOf: { "password-weak": "password" },
    send: async ({ password }) => (await accountApi()).resetPassword.mutate({ token: secret, password }),
    onSent: onDone,
    onFailed(error) {
      if (error.code === "UNREACHABLE") onUnanswered();
      if (error.reason !== "spent-link") return callFailure(error, messages.auth.resetFailed);
      onOver();
      return null;
    },
  });

  useEffect(() => {
    if (!secret) return;
    // Password managers need the address; the form works without it.
    accountApi()
      .then((account) => account.findResetAccount.mutate({ token: secret }))
      .then(({ email }) => setEmail(formatEmail(email ?? "")))
      .catch(() => {});
  }, [secret]);

  return (
    <>
      <FailureMessage failure={form.failure} />
      <Form state={form}>
        {email ? <AccountName email={email} /> : null}
        <Fields isDisabled={form.isSending}>
          <PasswordField
            label={text.password}
            help={auth.fields.passwordHelp}
            autoComplete="new-password"
            {...form.field("password")}
          />
          <PasswordField
            label={text.confirm}
            autoComplete="new-password"
            {...form.field("confirmPassword")}
          />
        </Fields>
        <SubmitButton texts={text} isSending={form.isSending} wide />
      </Form>
    </>
  );
}

export function ResetScreen() {
  const { secret, result, finish, fault, mayHaveWorked, markSpent, markUnanswered } =
    useOneTimeLink<undefined>(text);

  async function onDone() {
    // Waits until the session's end is known, because the sign-in page redirects a member to the profile.
    await refreshSession();
    finish(undefined);
  }

  if (result) return linkDone(text.done, "/auth");
  const { heading, text: lead } = fault ?? { heading: text.heading, text: text.lead };
  return (
    <>
      <LinkHeading heading={heading}>{lead}</LinkHeading>
      {mayHaveWorked ? <SignInLink /> : null}
      {fault ? (
        <RenewLink
          key={secret}
          secret={secret ?? ""}
          purpose="reset"
          variant={mayHaveWorked ? "line" : "primary"}
        />
      ) : (
        <ResetForm secret={secret ?? ""} onDone={onDone} onOver={markSpent} onUnanswered={markUnanswered} />
      )}
    </>
  );
}
