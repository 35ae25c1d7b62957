"use client";

import { useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { archetypePage } from "@/content/archetype-page";

const { share: words } = archetypePage;
const never = () => () => {};

type ShareRowProps = { path: string; title: string; heading: string; note: string };

export function ShareRow({ path, title, heading, note }: ShareRowProps) {
  const [report, setReport] = useState(note);
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => "",
  );
  const canShare = useSyncExternalStore(
    never,
    () => "share" in navigator,
    () => false,
  );
  const url = origin + path;
  const mail = `mailto:?subject=${encodeURIComponent(title)}${origin ? `&body=${encodeURIComponent(url)}` : ""}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setReport(words.copied);
    } catch {
      setReport(`${words.failed} ${url}`);
    }
  }

  return (
    <div className="share" role="group" aria-label={words.group}>
      <p className="share__heading">{heading}</p>
      <div className="share__ways">
        <Button variant="line" size="small" onClick={copy}>
          {words.copy}
        </Button>
        <a className="btn btn--line btn--small" href={mail}>
          {words.email}
        </a>
        {canShare ? (
          <Button variant="line" size="small" onClick={() => navigator.share({ title, url }).catch(() => {})}>
            {words.share}
          </Button>
        ) : null}
      </div>
      <p className="note" role="status">
        {report}
      </p>
    </div>
  );
}
