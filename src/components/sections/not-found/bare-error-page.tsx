"use client";

import { contact } from "@/content/contact";
import { ErrorSection } from "./error-section";

type BareErrorPageProps = { digest?: string; onRetry: () => void };

/** Outside the site's shell there is no header: only the name. */
export function BareErrorPage({ digest, onRetry }: BareErrorPageProps) {
  return (
    <>
      <header className="-mt-(--header-h) grid h-(--header-h) items-center">
        <div className="wrap">
          <a
            className="inline-flex min-h-11 items-center font-[420] font-display text-[1.625rem] text-ink leading-none tracking-[-0.02em] no-underline"
            href="/"
          >
            {contact.name}
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <ErrorSection digest={digest} onRetry={onRetry} />
      </main>
    </>
  );
}
