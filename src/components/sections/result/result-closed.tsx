import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { PageLink } from "@/components/ui/page-link";
import { result } from "@/content/quiz";

const words = result.closed;

/** In place of a member's result when they are no longer signed in. */
export function ResultClosed() {
  return (
    <div className="wrap grid min-h-[calc(100svh-var(--top))] content-center justify-items-start gap-s5 py-band">
      <h1>{words.heading}</h1>
      <p className="lead">{words.text}</p>
      <p className="actions">
        <ButtonLink href="/auth?returnTo=/eq-results">{words.signIn}</ButtonLink>
        <PageLink className="textlink" href="/eq-assessment">
          {words.quiz}
        </PageLink>
      </p>
    </div>
  );
}

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
