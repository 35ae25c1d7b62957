"use client";

import { site } from "@/content/site";
import { Failed } from "./failed";

type FailedPageProps = { digest?: string; onRetry: () => void };

export function FailedPage({ digest, onRetry }: FailedPageProps) {
  return (
    <>
      <header className="failed-page">
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
