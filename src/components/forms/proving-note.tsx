"use client";

import { messages } from "@/content/messages";
import { proving } from "@/lib/proving";
import { useStore } from "@/lib/use-store";

/** What takes so long while the browser works something out before a form is taken; null at other times. */
export function useProvingWords() {
  return useStore(proving) ? messages.general.proving : null;
}

/** Shows those words; a form's live region says them. */
export function ProvingNote() {
  const words = useProvingWords();
  if (!words) return null;
  return (
    <p className="note w-full" aria-hidden="true">
      {words}
    </p>
  );
}
