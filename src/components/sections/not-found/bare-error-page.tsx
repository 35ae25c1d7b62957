"use client";

import { brandName } from "@/content/contact";
import { ErrorSection } from "./error-section";

/** The page for errors outside the site's layout. */
export function BareErrorPage({ digest, onRetry }: { digest?: string; onRetry: () => void }) {
  return (
    <>
      <header className="-mt-(--header-h) grid h-(--header-h) items-center">
        <div className="wrap">
          <a
            className="inline-flex min-h-11 items-center font-[420] font-display text-[1.625rem] text-ink leading-none tracking-[-0.02em] no-underline"
            href="/"
          >
            {brandName}
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <ErrorSection digest={digest} onRetry={onRetry} />
      </main>
    </>
  );
}
