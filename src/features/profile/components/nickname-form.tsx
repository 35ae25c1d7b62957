"use client";

import { type FormEvent, useState } from "react";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { messages } from "@/content/messages";
import { profile } from "@/content/profile";
import { trpc } from "@/trpc/provider";
import type { Failure } from "../failure";
import { nicknameLimit, nicknameSchema } from "../schema";
import { useSave } from "./news";

const words = profile.nickname;
const text = messages.profile;

function explain({ reason, message }: Failure) {
  return reason === "signed-out" ? text.notSignedIn : text.nicknameFailed(message);
}

type NicknameFormProps = { displayName: string | null; onSaved: () => void };

export function NicknameForm({ displayName, onSaved }: NicknameFormProps) {
  const [value, setValue] = useState(displayName ?? "");
  const [error, setError] = useState<string>();
  const update = trpc.profile.updateNickname.useMutation();
  const save = useSave();
  const isEmpty = value.trim() === "";
  const isSending = update.isPending;

  function onChange(next: string) {
    setValue(next);
    setError(next.trim() === "" ? text.nicknameEmpty : undefined);
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const checked = nicknameSchema.safeParse(value);
    if (!checked.success) return setError(checked.error.issues[0]?.message);
    const send = async () => {
      const saved = await update.mutateAsync({ displayName: checked.data });
      setValue(saved.displayName);
      onSaved();
    };
    await save(send, { saved: text.nicknameSaved, failed: explain });
  }

  return (
    <form noValidate className="settings__form" aria-busy={isSending} onSubmit={onSubmit}>
      <Field
        label={words.label}
        help={words.help}
        error={error}
        autoComplete="nickname"
        maxLength={nicknameLimit}
        readOnly={isSending}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button
        type="submit"
        size="small"
        className="settings__save"
        busy={isSending}
        aria-disabled={isSending}
        disabled={isEmpty}
      >
        {isSending ? words.sending : words.submit}
      </Button>
    </form>
  );
}
