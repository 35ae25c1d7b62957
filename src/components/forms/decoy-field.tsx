"use client";

import { type RefObject, useEffect, useId, useRef } from "react";
import { formWords } from "@/content/messages";
import type { SpamSignals } from "@/lib/spam-signals";

/**
 * What a form sends along so that machines can be told from people. Reading it waits until the form has been on
 * the page for as long as anybody needs, so that a quick human is never taken for a machine.
 */
export function useSpamSignals(minMs: number) {
  const decoy = useRef<HTMLInputElement>(null);
  const shownAt = useRef(0);

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  async function readSpamSignals(): Promise<SpamSignals> {
    const passed = () => Math.ceil(performance.now() - shownAt.current);
    while (passed() < minMs) await new Promise((resolve) => setTimeout(resolve, minMs - passed()));
    return { website: decoy.current?.value ?? "", fillTimeMs: passed() };
  }

  return { decoy, readSpamSignals };
}

type DecoyFieldProps = { decoy: RefObject<HTMLInputElement | null> };

/**
 * A field that nobody sees, reaches or hears, so that mostly machines fill it in. Its name and label mean nothing that a
 * browser or a password manager knows of a person, and those are told to pass by.
 */
export function DecoyField({ decoy }: DecoyFieldProps) {
  const id = useId();
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={id}>{formWords.decoy}</label>
      <input
        ref={decoy}
        id={id}
        name="leave-empty"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  );
}
