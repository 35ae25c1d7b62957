"use client";

import { LiveStatus } from "@/components/ui/live-status";
import { messages } from "@/content/messages";
import { proving } from "@/lib/proving";
import { useStore } from "@/lib/use-store";

/** Says what takes so long while the browser works something out before a form is taken. */
export function ProvingNote() {
  const words = useStore(proving) ? messages.general.proving : null;
  return (
    <>
      {words ? (
        <p className="note w-full" aria-hidden="true">
          {words}
        </p>
      ) : null}
      <LiveStatus>{words}</LiveStatus>
    </>
  );
}
