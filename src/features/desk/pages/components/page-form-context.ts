"use client";

import { createContext, useContext } from "react";
import { unfold } from "@/lib/unfold";

type PageFormContext = {
  /** What is wrong with a field, by its path. */
  problems: readonly { path: string; message: string }[];
  isLocked: boolean;
  /** Changes when the form shows other words. */
  showing: number;
};

export const PageFormContext = createContext<PageFormContext>({ problems: [], isLocked: false, showing: 0 });

export const usePageForm = () => useContext(PageFormContext);

/** Moves the focus to a field, and unfolds what it stands in. */
export function focusField(path: string) {
  const field = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  if (!field) return;
  unfold(field);
  field.focus();
  field.scrollIntoView({ block: "center" });
}
