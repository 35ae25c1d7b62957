import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { TextLink } from "@/components/ui/page-link";
import { result } from "@/content/quiz";
import { signInPath } from "@/lib/return-target";

const text = result.closed;

/** Shown when the owner of the result is signed out. */
export function ResultClosed() {
  return (
    <div className="wrap grid min-h-[calc(100svh-var(--top))] content-center justify-items-start gap-s5 py-band">
      <h1>{text.heading}</h1>
      {/* Announced, because this text can replace the result on an open page. */}
      <div role="alert">
        <p className="lead">{text.text}</p>
      </div>
      <p className="actions">
        <ButtonLink href={signInPath("/eq-results", "ended")}>{text.signIn}</ButtonLink>
        <TextLink href="/eq-assessment">{text.quiz}</TextLink>
      </p>
    </div>
  );
}

/** Taller than the window, so that nothing moves when the result appears above the footer. */
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
