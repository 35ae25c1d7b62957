"use client";

import "./site.css";
import { BetaBanner } from "@/components/layout/page-top";
import { BareErrorPage } from "@/components/sections/not-found/bare-error-page";
import { failure } from "@/content/not-found";
import { figtree, fraunces, frauncesItalic } from "./fonts";

type GlobalErrorProps = { error: Error & { digest?: string }; reset: () => void };

export default function GlobalError({ error, reset }: GlobalErrorProps) {
  return (
    <html lang="en-GB" className={`${fraunces.variable} ${frauncesItalic.variable} ${figtree.variable}`}>
      <body>
        <title>{failure.title}</title>
        <BetaBanner />
        <BareErrorPage digest={error.digest} onRetry={reset} />
      </body>
    </html>
  );
}
