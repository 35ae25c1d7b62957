"use client";

import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { AccountName } from "@/components/forms/account-name";
import { PasswordField } from "@/components/forms/field";
import { Fields, Form } from "@/components/forms/form";
import { useZodForm } from "@/components/forms/use-zod-form";
import { Button } from "@/components/ui/button";
import { messages } from "@/content/messages";
import { profile } from "@/content/profile";
import { readApiError } from "@/lib/api-error";
import { trpc } from "@/trpc/provider";
import { changePasswordFormSchema, changePasswordSchema } from "../schema";
import type { Failure } from "./use-save";
import { settingsForm, settingsSave, useSave } from "./use-save";

const texts = profile.password;
const text = messages.profile;
const empty = { currentPassword: "", newPassword: "", confirmPassword: "" };

function explain({ reason, message }: Failure) {
  if (reason === "signed-out") return text.noUserOrEmail;
  if (reason === "wrong-password" || reason === "password-weak") return message;
  return text.passwordFailed(message);
}

type ChangePasswordFormProps = {
  email: string;
  /** False for a member who signs in with Google: the form sets a first password. */
  hasPassword: boolean;
  signInAgain: ReactNode;
  onSaved: () => void;
};

export function ChangePasswordForm({ email, hasPassword, signInAgain, onSaved }: ChangePasswordFormProps) {
  const change = trpc.profile.changePassword.useMutation();
  const { save, saySaved, sayFailed } = useSave();
  const form = useZodForm({
    schema: hasPassword ? changePasswordFormSchema : changePasswordSchema,
    defaultValues: empty,
    dependents: { newPassword: "confirmPassword" },
    send: (values) => save(() => change.mutateAsync(values)),
    onSent() {
      form.startOver();
      saySaved(text.passwordSaved);
      onSaved();
    },
    onFailed(error) {
      if (error.reason === "wrong-password") form.focusField("currentPassword");
      if (error.reason === "password-weak") form.focusField("newPassword");
      return sayFailed(error, explain);
    },
  });
  const { isSending } = form;
  const [current, next, again] = useWatch({
    control: form.control,
    name: ["currentPassword", "newPassword", "confirmPassword"],
  });
  const isFilled = Boolean((current || !hasPassword) && next && again);
  const isStale = readApiError(change.error).reason === "stale-session";
  const button = hasPassword ? texts : texts.first;

  return (
    <Form state={form} className={settingsForm}>
      <AccountName email={email} />
      <Fields isDisabled={isSending}>
        {hasPassword ? (
          <PasswordField
            label={texts.current}
            autoComplete="current-password"
            {...form.field("currentPassword")}
          />
        ) : (
          <p className="note">{texts.first.note}</p>
        )}
        <PasswordField
          label={texts.next}
          help={texts.help}
          autoComplete="new-password"
          {...form.field("newPassword")}
        />
        <PasswordField label={texts.again} autoComplete="new-password" {...form.field("confirmPassword")} />
      </Fields>
      <div className="actions">
        <Button type="submit" size="small" className={settingsSave} busy={isSending} disabled={!isFilled}>
          {isSending ? button.sending : button.submit}
        </Button>
        {isStale ? signInAgain : null}
      </div>
    </Form>
  );
}
