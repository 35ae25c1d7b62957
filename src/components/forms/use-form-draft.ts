"use client";

import { useLayoutEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { dropDraft, keepDraft, readDraft } from "@/lib/form-draft";
import { randomUuid } from "@/lib/random-uuid";
import { tabReader } from "@/lib/tab-storage";
import { useStore } from "@/lib/use-store";

/**
 * The texts of a form, kept in this tab under `place` until they are sent, and the key under which they are: the same
 * for every try. Without a place nothing outlives the page.
 */
export function useFormDraft<Values extends FieldValues, Sent>(
  place: string | undefined,
  form: Pick<UseFormReturn<Values, unknown, Sent>, "getValues" | "reset">,
  base: Values,
) {
  const key = useRef("");
  const [isRestored, setIsRestored] = useState(false);
  const { member } = useStore(tabReader);

  // Not while rendering: what the server rendered knows of no draft. A member's is there once they are known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each place and reader
  useLayoutEffect(() => {
    const draft = place && !hasInput() ? readDraft(place, base) : null;
    if (!draft) return;
    key.current = draft.key;
    form.reset(draft.values);
    setIsRestored(true);
  }, [place, member]);

  function hasInput() {
    const values = form.getValues();
    return Object.keys(base).some((field) => values[field] !== base[field]);
  }

  function currentKey() {
    key.current ||= randomUuid();
    return key.current;
  }

  function keep() {
    if (!place) return;
    if (hasInput()) keepDraft(place, { values: form.getValues(), key: currentKey() });
    else dropDraft(place);
  }

  function drop() {
    if (place) dropDraft(place);
    key.current = "";
    setIsRestored(false);
  }

  return { isRestored, hasInput, currentKey, keep, drop };
}
