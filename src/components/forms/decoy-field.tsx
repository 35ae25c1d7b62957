import { type RefObject, useEffect, useId, useRef } from "react";
import { formTexts } from "@/content/messages";
import type { SpamSignals } from "@/lib/spam-signals";
import { wait } from "@/lib/wait";

/**
 * Returns the ref of the decoy field and a function that reads the spam signals. The function waits for the minimum
 * fill time, so that a fast person does not count as a bot.
 */
export function useSpamSignals(minMs: number) {
  const decoy = useRef<HTMLInputElement>(null);
  const shownAt = useRef(0);

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  async function readSpamSignals(): Promise<SpamSignals> {
    const passed = () => Math.ceil(performance.now() - shownAt.current);
    while (passed() < minMs) await wait(minMs - passed());
    return { website: decoy.current?.value ?? "", fillTimeMs: passed() };
  }

  return { decoy, readSpamSignals };
}

/** Browsers and password managers do not fill in a field with this name. */
export function DecoyField({ decoy }: { decoy: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={id}>{formTexts.decoy}</label>
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
