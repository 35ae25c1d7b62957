import { useRef, useState } from "react";
import { useSpamSignals } from "@/components/forms/decoy-field";
import { useZodForm } from "@/components/forms/use-zod-form";
import { messages } from "@/content/messages";
import type { ApiError } from "@/lib/api-error";
import { formatEmail } from "@/lib/format-email";
import { minFillTimeMs, type SpamSignals } from "@/lib/spam-signals";
import { tabUser } from "@/lib/tab-storage";
import type { z } from "@/lib/zod";
import { keepSender, type Sender } from "../sender";

export function explainFailure({ message }: ApiError, otherwise: string) {
  return message === null ? otherwise : messages.coaching.refused(message);
}

type Options<Values extends Record<string, string>, Sent, Result> = {
  name: "waitlist" | "application";
  schema: z.ZodType<Sent>;
  /** An empty form with the known values filled in. */
  base: Values;
  send: (values: Sent, key: string, signals: SpamSignals) => Promise<Result>;
  failed: string;
};

/** Returns the state of a coaching form, and stores its sender, to prefill the other coaching form. */
export function useCoachingForm<Values extends Record<string, string>, Sent extends Sender, Result>(
  options: Options<Values, Sent, Result>,
) {
  const { name, schema, base, send, failed } = options;
  const { decoy, readSpamSignals } = useSpamSignals(minFillTimeMs.form);
  const [sent, setSent] = useState<{ values: Sent; result: Result } | null>(null);
  const epoch = useRef(0);
  const form = useZodForm({
    schema,
    defaultValues: base,
    draft: `aurea.draft.${name}`,
    async send(values, key) {
      epoch.current = tabUser.get().epoch;
      return send(values, key, await readSpamSignals());
    },
    onSent(result, values) {
      // The tab may have another user by now, for whom the sender must not be stored.
      if (epoch.current === tabUser.get().epoch) keepSender({ ...values, email: formatEmail(values.email) });
      setSent({ values, result });
    },
    onFailed: (error) => explainFailure(error, failed),
  });

  function startAgain() {
    form.startOver();
    setSent(null);
  }

  return { ...form, decoy, sent, startAgain };
}
