"use client";

import "./site.css";
import { ErrorSection } from "@/components/sections/not-found/error-section";
import { brandName } from "@/content/contact";
import { failure } from "@/content/not-found";

/**
 * The page for errors outside the site's layout. It has no banner, because the owner may have hidden the banner. It is
 * set in the fallback fonts, because importing the site's fonts would enlarge every page's bundle.
 */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en-GB" data-banner="none">
      <body>
        <title>{failure.title}</title>
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
          <ErrorSection digest={error.digest} />
        </main>
      </body>
    </html>
  );
}
