"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useState } from "react";
import { type Path, useForm } from "react-hook-form";
import { PasswordField } from "@/components/forms/password-field";
import { Button } from "@/components/ui/button";
import { messages } from "@/content/messages";
import { profile } from "@/content/profile";
import { trpc } from "@/trpc/provider";
import type { Failure } from "../failure";
import { type ChangePasswordInput, changePasswordFormSchema, changePasswordSchema } from "../schema";
import { useSave } from "./news";

const words = profile.password;
const text = messages.profile;
const empty = { currentPassword: "", newPassword: "", confirmPassword: "" };

function explain({ reason, message }: Failure) {
  if (reason === "signed-out") return text.noUserOrEmail;
  if (reason === "wrong-password" || reason === "password-weak") return message;
  return text.passwordFailed(message);
}

type ChangePasswordFormProps = {
  email: string;
  /** false for a member who only ever came by Google: the form sets a first one */
  hasPassword: boolean;
  /** how to come back with a fresh sign-in */
  signInAgain: ReactNode;
  onSaved: () => void;
};

export function ChangePasswordForm({ email, hasPassword, signInAgain, onSaved }: ChangePasswordFormProps) {
  const schema = hasPassword ? changePasswordFormSchema : changePasswordSchema;
  const form = useForm<ChangePasswordInput>({
    resolver: zodResolver(schema),
    defaultValues: empty,
    reValidateMode: "onSubmit",
  });
  const [isStale, setIsStale] = useState(false);
  const change = trpc.profile.changePassword.useMutation();
  const save = useSave();
  const { errors } = form.formState;
  const { currentPassword, newPassword, confirmPassword } = form.watch();
  const isFilled = Boolean((currentPassword || !hasPassword) && newPassword && confirmPassword);
  const isSending = change.isPending;
  const button = hasPassword ? words : words.first;

  function field(name: Path<ChangePasswordInput>) {
    const registered = form.register(name, { onChange: () => form.clearErrors(name) });
    return { ...registered, error: errors[name]?.message, readOnly: isSending };
  }

  async function send(values: ChangePasswordInput) {
    if (isSending) return;
    setIsStale(false);
    const failure = await save(() => change.mutateAsync(values), {
      saved: text.passwordSaved,
      failed: explain,
    });
    if (!failure) {
      form.reset(empty);
      onSaved();
      return;
    }
    setIsStale(failure.reason === "stale-session");
    if (failure.reason === "wrong-password") form.setFocus("currentPassword", { shouldSelect: true });
    if (failure.reason === "password-weak") form.setFocus("newPassword", { shouldSelect: true });
  }

  return (
    <form noValidate className="settings__form" aria-busy={isSending} onSubmit={form.handleSubmit(send)}>
      {/* for password managers: whose password this is */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword ? (
        <PasswordField label={words.current} autoComplete="current-password" {...field("currentPassword")} />
      ) : (
        <p className="note">{words.first.note}</p>
      )}
      <PasswordField
        label={words.next}
        help={words.help}
        autoComplete="new-password"
        {...field("newPassword")}
      />
      <PasswordField label={words.again} autoComplete="new-password" {...field("confirmPassword")} />
      <div className="actions">
        <Button
          type="submit"
          size="small"
          className="settings__save"
          busy={isSending}
          aria-disabled={isSending}
          disabled={!isFilled}
        >
          {isSending ? button.sending : button.submit}
        </Button>
        {isStale ? signInAgain : null}
      </div>
    </form>
  );
}
