import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { AccountName } from "@/components/forms/account-name";
import { Field, PasswordField } from "@/components/forms/field";
import { Fields, Form } from "@/components/forms/form";
import { useZodForm } from "@/components/forms/use-zod-form";
import { Button } from "@/components/ui/button";
import { messages } from "@/content/messages";
import { profile } from "@/content/profile";
import { readApiError } from "@/lib/api-error";
import { isValidName, normalizeText } from "@/lib/text-normalization";
import { trpc } from "@/trpc/provider";
import {
  changePasswordFormSchema,
  changePasswordSchema,
  nicknameLimit,
  updateNicknameSchema,
} from "../schema";
import { type Failure, useSave, useStatusBanner } from "./status-banner";

const settingsForm = "grid max-w-md gap-s5";
/** The minimum width fits the spinner, so that the button does not change its width. */
const settingsSave = "min-w-[min(100%,11rem)] justify-self-start";

const text = messages.profile;
const nickname = profile.nickname;

function explainNickname({ reason, message }: Failure) {
  return reason === "signed-out" ? text.notSignedIn : text.nicknameFailed(message);
}

type NicknameFormProps = { displayName: string | null; onSaved: () => void };

export function NicknameForm({ displayName, onSaved }: NicknameFormProps) {
  const update = trpc.profile.updateNickname.useMutation();
  const { save, showSaved, showFailure } = useSave();
  const form = useZodForm({
    schema: updateNicknameSchema,
    defaultValues: { displayName: displayName ?? "" },
    draft: "aurea.draft.nickname",
    send: (values) => save(() => update.mutateAsync(values)),
    onSent(saved) {
      form.reset({ displayName: saved.displayName });
      showSaved(text.nicknameSaved);
      onSaved();
    },
    onFailed: (error) => showFailure(error, explainNickname),
    onEdit(values) {
      if (!isValidName(normalizeText(values.displayName)))
        form.setError("displayName", { message: text.nicknameEmpty });
    },
  });
  const { isSending } = form;
  const isEmpty = !isValidName(normalizeText(useWatch({ control: form.control, name: "displayName" })));

  return (
    <Form state={form} className={settingsForm}>
      <Fields isDisabled={isSending}>
        <Field
          label={nickname.label}
          help={nickname.help}
          autoComplete="nickname"
          required
          maxLength={nicknameLimit}
          {...form.field("displayName")}
        />
      </Fields>
      <Button type="submit" size="small" className={settingsSave} isBusy={isSending} disabled={isEmpty}>
        {isSending ? nickname.sending : nickname.submit}
      </Button>
    </Form>
  );
}

const texts = profile.password;

function explainPassword({ reason, message }: Failure) {
  if (reason === "signed-out") return text.noUserOrEmail;
  if (reason === "wrong-password" || reason === "password-weak") return message;
  return text.passwordFailed(message);
}

type ChangePasswordFormProps = {
  email: string;
  /** False for a member who only signs in with Google: the form then sets a first password. */
  hasPassword: boolean;
  signInAgain: ReactNode;
  onSaved: () => void;
};

export function ChangePasswordForm({ email, hasPassword, signInAgain, onSaved }: ChangePasswordFormProps) {
  const change = trpc.profile.changePassword.useMutation();
  const { save, showSaved, showFailure } = useSave();
  const { onUnanswered } = useStatusBanner();
  const form = useZodForm({
    schema: hasPassword ? changePasswordFormSchema : changePasswordSchema,
    defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
    dependents: { newPassword: "confirmPassword" },
    send: (values) => save(() => change.mutateAsync(values)),
    onSent() {
      form.startOver();
      showSaved(text.passwordSaved);
      onSaved();
    },
    onFailed(error) {
      if (error.reason === "wrong-password") form.focusField("currentPassword");
      if (error.reason === "password-weak") form.focusField("newPassword");
      if (error.code === "UNREACHABLE") onUnanswered(text.passwordUnanswered);
      return showFailure(error, explainPassword);
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
        <Button type="submit" size="small" className={settingsSave} isBusy={isSending} disabled={!isFilled}>
          {isSending ? button.sending : button.submit}
        </Button>
        {isStale ? signInAgain : null}
      </div>
    </Form>
  );
}
