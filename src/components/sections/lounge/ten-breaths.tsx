"use client";

import { type ComponentType, type ReactNode, useState } from "react";
import type { breathMessages } from "@/content/lounge";
import { offerRenewal } from "@/lib/renewal";

export type BreathsProps = {
  words: Omit<typeof breathMessages, "noScript">;
  /** Classes passed by the page, which keep the styles of one button out of the client bundle. */
  look: { row: string; status: string; button: string };
  /** Rendered by the server. */
  figure: ReactNode;
};

/** Loads the counter on click and is replaced by it. */
export function TenBreaths(props: BreathsProps) {
  const { words, look, figure } = props;
  const [Counted, setCounted] = useState<ComponentType<BreathsProps>>();
  const [failed, setFailed] = useState("");
  if (Counted) return <Counted {...props} />;

  function begin() {
    import("./counted-breaths").then(
      (part) => setCounted(() => part.CountedBreaths),
      async () => setFailed((await offerRenewal()) ? "" : words.failed),
    );
  }

  return (
    <div className={look.row}>
      {figure}
      <div>
        <p className={look.status} role="status">
          {failed}
        </p>
        <button type="button" className={look.button} onClick={begin}>
          {words.begin}
        </button>
      </div>
    </div>
  );
}
