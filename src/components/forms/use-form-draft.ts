import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { StorageKey } from "@/content/stored-data";
import { useStore } from "@/lib/create-store";
import { dropDraft, keepDraft, readDraft } from "@/lib/form-draft";
import { createUuid } from "@/lib/random-uuid";
import { tabUser } from "@/lib/tab-storage";

// Without this option react-hook-form would restore an unticked checkbox as ticked if it is ticked by default.
const resetOptions = { keepFieldsRef: true };

/**
 * The first attempt to send creates the idempotency key, and retries use the same key. A tab that was duplicated before
 * this attempt creates another key.
 */
export function useFormDraft<Values extends FieldValues, Sent>(
  storageKey: StorageKey | undefined,
  form: Pick<UseFormReturn<Values, unknown, Sent>, "getValues" | "reset">,
  base: Values,
  secrets: readonly Path<Values>[] = [],
) {
  const key = useRef("");
  // Uses a ref, because `base` changes when the page is refetched.
  const basis = useRef(base);
  const isBasisKept = useRef(true);
  const [isRestored, setIsRestored] = useState(false);
  const { id: userId } = useStore(tabUser);

  // Runs in an effect, because the server has no drafts, and a member's draft is readable only once the session is
  // known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each form and user
  useLayoutEffect(() => {
    const draft = storageKey && !hasInput() ? readDraft(storageKey, base) : null;
    if (!draft) return;
    key.current = draft.key;
    basis.current = draft.basis ?? base;
    form.reset(draft.values, resetOptions);
    setIsRestored(true);
  }, [storageKey, userId]);

  // Input typed before hydration is kept and counts as restored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    if (!storageKey || !hasInput()) return;
    keep();
    setIsRestored(true);
  }, []);

  // The first reset runs before useWatch subscribes, so a second reset reports the restored values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after a draft was restored
  useEffect(() => {
    if (isRestored) form.reset(form.getValues(), resetOptions);
  }, [isRestored]);

  function isTyped(values: Values) {
    return Object.keys(base).some((field) => values[field] !== base[field]);
  }

  const hasInput = () => isTyped(form.getValues());

  function keyForAttempt() {
    key.current ||= createUuid();
    keep();
    return key.current;
  }

  function readWithoutSecrets() {
    const values = { ...form.getValues() };
    for (const secret of secrets) values[secret] = base[secret];
    return values;
  }

  function keep() {
    if (!storageKey) return;
    const values = readWithoutSecrets();
    const kept = { values, key: key.current };
    if (isTyped(values))
      keepDraft(storageKey, isBasisKept.current ? { ...kept, basis: basis.current } : kept);
    else dropDraft(storageKey);
  }

  /** Drops the stored basis, so that after a reload the draft is based on the values that the page then shows. */
  function forgetBasis() {
    isBasisKept.current = false;
    keep();
  }

  function drop() {
    if (storageKey) dropDraft(storageKey);
    key.current = "";
    basis.current = readWithoutSecrets();
    isBasisKept.current = true;
    setIsRestored(false);
  }

  return { isRestored, hasInput, keyForAttempt, keep, drop, forgetBasis, basis: () => basis.current };
}
