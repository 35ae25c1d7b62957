"use client";

import { useWatch } from "react-hook-form";
import { Field } from "@/components/forms/field";
import { Fields, Form } from "@/components/forms/form";
import { useZodForm } from "@/components/forms/use-zod-form";
import { Button } from "@/components/ui/button";
import { messages } from "@/content/messages";
import { profile } from "@/content/profile";
import { isName, visibleText } from "@/lib/typed-text";
import { trpc } from "@/trpc/provider";
import { nicknameLimit, updateNicknameSchema } from "../schema";
import type { Failure } from "./use-save";
import { settingsForm, settingsSave, useSave } from "./use-save";

const texts = profile.nickname;
const text = messages.profile;

function explain({ reason, message }: Failure) {
  return reason === "signed-out" ? text.notSignedIn : text.nicknameFailed(message);
}

type NicknameFormProps = { displayName: string | null; onSaved: () => void };

export function NicknameForm({ displayName, onSaved }: NicknameFormProps) {
  const update = trpc.profile.updateNickname.useMutation();
  const { save, saySaved, sayFailed } = useSave();
  const form = useZodForm({
    schema: updateNicknameSchema,
    defaultValues: { displayName: displayName ?? "" },
    draft: "aurea.draft.nickname",
    send: (values) => save(() => update.mutateAsync(values)),
    onSent(saved) {
      form.reset({ displayName: saved.displayName });
      saySaved(text.nicknameSaved);
      onSaved();
    },
    onFailed: (error) => sayFailed(error, explain),
    onEdit(values) {
      if (!isName(visibleText(values.displayName)))
        form.setError("displayName", { message: text.nicknameEmpty });
    },
  });
  const { isSending } = form;
  const isEmpty = !isName(visibleText(useWatch({ control: form.control, name: "displayName" })));

  return (
    <Form state={form} className={settingsForm}>
      <Fields isDisabled={isSending}>
        <Field
          label={texts.label}
          help={texts.help}
          autoComplete="nickname"
          maxLength={nicknameLimit}
          {...form.field("displayName")}
        />
      </Fields>
      <Button type="submit" size="small" className={settingsSave} busy={isSending} disabled={isEmpty}>
        {isSending ? texts.sending : texts.submit}
      </Button>
    </Form>
  );
}
