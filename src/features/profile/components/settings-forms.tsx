import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { AccountName, Field, PasswordField } from "@/components/forms/field";
import { Fields, Form } from "@/components/forms/form";
import { useZodForm } from "@/components/forms/use-zod-form";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { messages } from "@/content/messages";
import { profile } from "@/content/profile";
import { readApiError } from "@/lib/api-error";
import { formatLocalDate } from "@/lib/local-date";
import { isValidName, normalizeText } from "@/lib/text-normalization";
import { trpc } from "@/trpc/provider";
import { changePasswordFormSchema, changePasswordSchema, updateNicknameSchema } from "../schema";
import type { Member } from "./member-opening";
import { useSave } from "./status-banner";

const settingsForm = "grid max-w-md gap-s5";
/** The minimum width fits the spinner, so that the button does not change its width. */
const settingsSave = "min-w-[min(100%,11rem)] justify-self-start";

const text = messages.profile;
const nickname = profile.nickname;

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
    onFailed: (error) => showFailure(error, text.nicknameFailed),
    onEdit(values) {
      if (!isValidName(normalizeText(values.displayName)))
        form.setError("displayName", { message: text.nicknameEmpty });
    },
  });
  const { isSending } = form;
  const shown = useRef(displayName);

  // Another tab can change the nickname; input of this tab is kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each nickname
  useEffect(() => {
    if (form.getValues("displayName") === (shown.current ?? ""))
      form.reset({ displayName: displayName ?? "" });
    shown.current = displayName;
  }, [displayName]);

  const isEmpty = !isValidName(normalizeText(useWatch({ control: form.control, name: "displayName" })));

  return (
    <Form state={form} className={settingsForm}>
      <Fields isDisabled={isSending}>
        <Field
          label={nickname.label}
          help={nickname.help}
          autoComplete="nickname"
          required
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

type ChangePasswordFormProps = {
  email: string;
  /** False for a member who only signs in with Google: the form then sets a first password. */
  hasPassword: boolean;
  signInAgain: ReactNode;
  onSaved: () => void;
  onUnanswered: (text: string) => void;
};

export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { email, hasPassword, signInAgain, onSaved, onUnanswered } = props;
  const change = trpc.profile.changePassword.useMutation();
  const { save, showSaved, showFailure } = useSave();
  const form = useZodForm({
    schema: hasPassword ? changePasswordFormSchema : changePasswordSchema,
    defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
    dependents: { newPassword: "confirmPassword" },
    send: (values) => save(() => change.mutateAsync(values)),
    onSent() {
      form.startOver();
      form.focusField(hasPassword ? "currentPassword" : "newPassword");
      showSaved(text.passwordSaved);
      onSaved();
    },
    onFailed(error) {
      const isRefused = error.reason === "wrong-password" || error.reason === "password-weak";
      if (error.reason === "wrong-password") form.focusField("currentPassword");
      if (error.reason === "password-weak") form.focusField("newPassword");
      if (error.code === "UNREACHABLE") onUnanswered(text.passwordUnanswered);
      const failed = isRefused ? (message: string) => message : text.passwordFailed;
      return showFailure(error, failed, text.noUserOrEmail);
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

const facts = profile.account;

type AccountFactsProps = Pick<Member, "email" | "createdAt" | "hasPassword" | "linkedProviders"> & {
  isVerified: boolean;
  resend: ReactNode;
  changeEmail: ReactNode;
};

export function AccountFacts(props: AccountFactsProps) {
  const { email, isVerified, createdAt, hasPassword, linkedProviders, resend, changeEmail } = props;
  const providers = linkedProviders.map((id) => facts.providers[id] ?? id);
  const methods = hasPassword ? [facts.password, ...providers] : providers;
  return (
    <dl>
      <Fact name={facts.email}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span>{email}</span>
          <Badge tone={isVerified ? "ok" : "plain"}>
            {isVerified ? facts.isConfirmed : facts.isUnconfirmed}
          </Badge>
        </span>
        {isVerified ? null : <div className="mt-3">{resend}</div>}
        <div className="mt-3">{changeEmail}</div>
      </Fact>
      <Fact name={facts.created}>{createdAt ? formatLocalDate(createdAt) : facts.unknown}</Fact>
      {methods.length ? <Fact name={facts.signInMethods}>{facts.list(methods)}</Fact> : null}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-1 border-dune-line border-b py-4 last:border-0 last:pb-0 min-[30rem]:grid-cols-[minmax(8rem,12rem)_1fr]">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

export function ChangeEmail({ form, hasPassword }: { form: ReactNode; hasPassword: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (!hasPassword)
    return (
      <div key="needs-password">
        <p className="note">{facts.move.needsPassword}</p>
      </div>
    );
  return (
    <>
      <div>
        <Button
          variant="line"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? facts.move.close : facts.move.open}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? form : null}
      </div>
    </>
  );
}
