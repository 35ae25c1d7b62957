"use client";

import { site } from "@/content/site";
import { Failed } from "./failed";

type FailedPageProps = { digest?: string; onRetry: () => void };

/** Outside the site's shell there is no header: only the name. */
export function FailedPage({ digest, onRetry }: FailedPageProps) {
  return (
    <>
      <header className="-mt-(--header-h) grid h-(--header-h) items-center">
        <div className="wrap">
          <a className="brand" href="/">
            {site.name}
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <Failed digest={digest} onRetry={onRetry} />
      </main>
    </>
  );
}
