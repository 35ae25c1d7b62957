import type { ReactNode } from "react";
import { result } from "@/content/quiz";

/** As tall as the window and a little: the footer stays out of sight, so that nothing jumps. */
export function ResultLoading({ noScript }: { noScript: ReactNode }) {
  return (
    <div className="wrap grid min-h-[calc(100svh+3rem)] content-center py-band">
      <h1 className="sr-only">{result.title}</h1>
      <p className="font-[380] font-display text-h3 leading-[1.3]" role="status">
        {result.preparing}
      </p>
      {noScript}
    </div>
  );
}
