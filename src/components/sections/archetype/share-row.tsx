"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonLook } from "@/components/ui/button-look";
import { archetypePage } from "@/content/archetype-page";
import { useBrowserValue } from "@/lib/use-browser-value";

export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="line" size="small" className="noscript:hidden" onClick={() => window.print()}>
      {children}
    </Button>
  );
}

const { share: text } = archetypePage;

type ShareRowProps = { path: string; title: string; heading: string; note: string };

export function ShareRow({ path, title, heading, note }: ShareRowProps) {
  const [report, setReport] = useState(note);
  const origin = useBrowserValue(() => location.origin, "");
  const canShare = useBrowserValue(() => "share" in navigator, false);
  const url = origin + path;
  const mail = `mailto:?subject=${encodeURIComponent(title)}${origin ? `&body=${encodeURIComponent(url)}` : ""}`;

  async function copy() {
    // Clears the message first, because screen readers announce only a changed text.
    setReport("\u00a0");
    try {
      await navigator.clipboard.writeText(url);
      setReport(text.copied);
    } catch {
      setReport(`${text.failed} ${url}`);
    }
  }

  return (
    <div role="group" aria-label={text.group}>
      <p className="font-display text-balance text-h4 leading-[1.3]">{heading}</p>
      <div className="mt-s3 mb-s4 flex flex-wrap gap-3">
        <Button variant="line" size="small" className="noscript:hidden" onClick={copy}>
          {text.copy}
        </Button>
        <a className={buttonLook({ variant: "line", size: "small" })} href={mail}>
          {text.email}
        </a>
        {canShare ? (
          <Button variant="line" size="small" onClick={() => navigator.share({ title, url }).catch(() => {})}>
            {text.share}
          </Button>
        ) : null}
      </div>
      <p className="note" role="status">
        {report}
      </p>
    </div>
  );
}
