"use client";

import { type ComponentType, type ReactNode, useState } from "react";
import type { lounge } from "@/content/lounge";

export type BreathsProps = {
  words: Omit<typeof lounge.breaths, "noScript">;
  /** classes, given by the page so that no look is sent for one button */
  look: { row: string; status: string; button: string };
  /** the name, the hint and the figure, drawn by the server */
  figure: ReactNode;
};

/** A button that fetches what counts, and becomes it. */
export function TenBreaths(props: BreathsProps) {
  const { words, look, figure } = props;
  const [Counted, setCounted] = useState<ComponentType<BreathsProps>>();
  const [failed, setFailed] = useState("");
  if (Counted) return <Counted {...props} />;

  function begin() {
    import("./counted-breaths").then(
      (part) => setCounted(() => part.CountedBreaths),
      () => setFailed(words.failed),
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
