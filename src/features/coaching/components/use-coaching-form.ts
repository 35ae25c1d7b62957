"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react";
import { type DefaultValues, type Path, useForm } from "react-hook-form";
import type { z } from "zod";
import { useSpamSignals } from "@/components/forms/decoy-field";
import { applyFieldErrors, readApiError } from "@/lib/api-error";
import { minFillTimeMs } from "@/lib/fill-time";
import type { SpamSignals } from "@/lib/spam-signals";
import { type DraftName, dropDraft, type FormTexts, keepDraft, readDraft } from "../draft";
import { failureText } from "../failure";
import { randomUuid } from "../random-uuid";

/** Lets the modal ask whether closing would leave something unsent behind. */
export type HasInput = { hasInput: () => boolean };

type Options<Values extends FormTexts, Sent> = {
  name: DraftName;
  schema: z.ZodType<Sent>;
  /** the empty form, with what is known already */
  base: Values;
  send: (values: Sent, key: string, signals: SpamSignals) => Promise<void>;
  failed: string;
  onSent: (values: Sent) => void;
  input: RefObject<HasInput | null>;
};

/**
 * A form whose texts outlive a reload: each edit is kept in this tab until it is sent. Errors are found on submit
 * and gone as soon as their field is edited; a failure leaves every field as it is.
 */
export function useCoachingForm<Values extends FormTexts, Sent>(options: Options<Values, Sent>) {
  const { name, schema, base, send, failed, onSent, input } = options;
  const [draft] = useState(() => readDraft(name, base));
  const [isRestored, setIsRestored] = useState(draft !== null);
  const [failure, setFailure] = useState<string | null>(null);
  const key = useRef(draft?.key ?? "");
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schema as z.ZodType<Sent, Values>),
    defaultValues: (draft?.values ?? base) as DefaultValues<Values>,
    reValidateMode: "onSubmit",
  });
  const { errors, isSubmitting: isSending } = form.formState;
  const submit = useRef<HTMLButtonElement>(null);
  const { decoy, readSpamSignals } = useSpamSignals(minFillTimeMs.form);

  const differs = (values: Values) => Object.keys(base).some((field) => values[field] !== base[field]);
  useImperativeHandle(input, () => ({ hasInput: () => differs(form.getValues()) }));

  function onEdit(field: Path<Values>) {
    form.clearErrors(field);
    setFailure(null);
    key.current ||= randomUuid();
    const values = form.getValues();
    if (differs(values)) keepDraft(name, { values, key: key.current });
    else dropDraft(name);
  }

  function field(path: Path<Values>) {
    const error = errors[path]?.message;
    return {
      ...form.register(path, { onChange: () => onEdit(path) }),
      error: typeof error === "string" ? error : undefined,
    };
  }

  async function sendNow(values: Sent) {
    setFailure(null);
    key.current ||= randomUuid();
    try {
      await send(values, key.current, await readSpamSignals());
    } catch (error) {
      const answer = readApiError(error);
      applyFieldErrors(form, answer);
      setFailure(failureText(answer, failed));
      return;
    }
    dropDraft(name);
    onSent(values);
  }

  function startAfresh() {
    dropDraft(name);
    key.current = "";
    setIsRestored(false);
    setFailure(null);
    form.reset(base);
  }

  // A disabled button lets the focus go; it comes back with the failure.
  useEffect(() => {
    if (failure && !isSending && document.activeElement === document.body) submit.current?.focus();
  }, [failure, isSending]);

  return {
    control: form.control,
    decoy,
    field,
    failure,
    isSending,
    isRestored,
    startAfresh,
    submit,
    onSubmit: form.handleSubmit(sendNow),
  };
}
