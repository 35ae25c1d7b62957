"use client";

import { messages } from "@/content/messages";
import { isSolvingChallenge } from "@/lib/is-solving-challenge";
import { useStore } from "@/lib/use-store";

/** Returns the text to show while the browser solves a proof of work, else null. */
export function useChallengeText() {
  return useStore(isSolvingChallenge) ? messages.general.solvingChallenge : null;
}

/** Visual only: the live region of the form announces the same text. */
export function ChallengeNote() {
  const text = useChallengeText();
  if (!text) return null;
  return (
    <p className="note w-full" aria-hidden="true">
      {text}
    </p>
  );
}
