"use client";

import { type RefObject, useImperativeHandle } from "react";
import { useSpamSignals } from "@/components/forms/decoy-field";
import { useZodForm } from "@/components/forms/use-zod-form";
import { minFillTimeMs } from "@/lib/fill-time";
import type { SpamSignals } from "@/lib/spam-signals";
import type { z } from "@/lib/zod";
import { failureText } from "../failure";
import { keepSender, type Sender } from "../sender";

/** Lets the modal ask whether a form is on its way, and whether closing would leave something unsent behind. */
export type OpenForm = { isSending: () => boolean; hasInput: () => boolean };

type Options<Values extends Record<string, string>, Sent, Answer> = {
  name: "waitlist" | "application";
  schema: z.ZodType<Sent>;
  /** the empty form, with what is known already */
  base: Values;
  send: (values: Sent, key: string, signals: SpamSignals) => Promise<Answer>;
  failed: string;
  onSent: (values: Sent, answer: Answer) => void;
  input: RefObject<OpenForm | null>;
};

/** A form of the coaching pages: its texts outlive a reload, and it says who may have filled it in. */
export function useCoachingForm<Values extends Record<string, string>, Sent extends Sender, Answer>(
  options: Options<Values, Sent, Answer>,
) {
  const { name, schema, base, send, failed, onSent, input } = options;
  const { decoy, readSpamSignals } = useSpamSignals(minFillTimeMs.form);
  const form = useZodForm({
    schema,
    defaultValues: base,
    draft: `aurea.draft.${name}`,
    send: async (values, key) => send(values, key, await readSpamSignals()),
    onSent(answer, values) {
      keepSender(values);
      onSent(values, answer);
    },
    onFailed: (error) => failureText(error, failed),
  });
  useImperativeHandle(input, () => ({ isSending: () => form.isSending, hasInput: form.hasInput }));
  return { ...form, decoy };
}
