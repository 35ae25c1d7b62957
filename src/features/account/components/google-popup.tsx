"use client";

import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { Icon } from "@/components/art/icon";
import { TextLink } from "@/components/ui/page-link";
import { Spinner, spinnerLook } from "@/components/ui/spinner";
import { google } from "@/content/google";
import { readReport, reportAndClose } from "../google/popup";
import { startGoogle } from "../session/auth-client";

const texts = google.popup;

type GooglePopupProps = {
  waiting: string;
  /** Returns the text to show if the popup stays open, or null if the popup leaves this page. */
  work: () => Promise<string | null>;
};

function GooglePopup({ waiting, work }: GooglePopupProps) {
  const [ended, setEnded] = useState<string | null>(null);
  const hasBegun = useRef(false);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void work().then(setEnded);
  }, [work]);

  return (
    <div role="status">
      {ended === null ? (
        <Spinner text={waiting} isLive={false} />
      ) : (
        <div className={clsx(spinnerLook, "px-gutter")}>
          <Icon name="mark" className="size-12" />
          <p className="max-w-[24em] text-lead text-ink-2 leading-normal">{ended}</p>
          <p>
            <TextLink href="/auth">{texts.goOn}</TextLink>
          </p>
        </div>
      )}
    </div>
  );
}

async function start() {
  const attempt = new URLSearchParams(window.location.search).get("attempt");
  if (!attempt) return texts.stray;
  const started = await startGoogle(attempt);
  if ("url" in started) {
    window.location.replace(started.url);
    return null;
  }
  await reportAndClose(attempt, { result: "failed", message: started.message });
  return texts.ended;
}

async function finish() {
  const parameters = Object.fromEntries(new URLSearchParams(window.location.search));
  const attempt = parameters.attempt ?? "";
  const report = readReport(parameters, attempt);
  if (!report) return texts.stray;
  await reportAndClose(attempt, report);
  return report.result === "ok" ? texts.done : texts.ended;
}

export const GoogleStart = () => <GooglePopup waiting={texts.opening} work={start} />;

export const GoogleDone = () => <GooglePopup waiting={texts.closing} work={finish} />;
