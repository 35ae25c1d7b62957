"use client";

import { useLayoutEffect, useState } from "react";
import type { FieldValues, Path, UseFormSetFocus } from "react-hook-form";

/** Where the focus goes once a form can be used again: into a field, or back to where it was. */
export type FocusTarget<Values extends FieldValues> =
  | { field: Path<Values>; shouldSelect?: boolean }
  | { element: Element | null };

/** Gives the focus back after a form has been sent: while its fields are disabled, none of them can have it. */
export function useKeptFocus<Values extends FieldValues>(setFocus: UseFormSetFocus<Values>) {
  const [target, setTarget] = useState<FocusTarget<Values> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that a form was sent
  useLayoutEffect(() => {
    if (!target) return;
    if ("field" in target) return setFocus(target.field, { shouldSelect: target.shouldSelect });
    const isLost = document.activeElement === document.body;
    if (isLost && target.element instanceof HTMLElement) target.element.focus({ preventScroll: true });
  }, [target]);

  return setTarget;
}
