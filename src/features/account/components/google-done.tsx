"use client";

import { useEffect, useRef, useState } from "react";
import { Spinner } from "@/components/ui/spinner";
import { google } from "@/content/google";
import { readReport, reportAndClose } from "../google/report";
import { GoogleEnded } from "./google-ended";

/** Reports the result to the opener and closes the popup. */
export function GoogleDone() {
  const [ended, setEnded] = useState<string | null>(null);
  const hasBegun = useRef(false);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;

    async function finish() {
      const parameters = Object.fromEntries(new URLSearchParams(window.location.search));
      const attempt = parameters.attempt ?? "";
      const report = readReport(parameters, attempt);
      if (!report) return setEnded(google.popup.stray);
      await reportAndClose(attempt, report);
      setEnded(report.result === "ok" ? google.popup.done : google.popup.ended);
    }
    void finish();
  }, []);

  return ended === null ? <Spinner text={google.popup.closing} /> : <GoogleEnded text={ended} />;
}
