"use client";

import { useEffect, useRef, useState } from "react";
import { Spinner } from "@/components/ui/spinner";
import { google } from "@/content/google";
import { reportAndClose } from "../google/report";
import { startGoogle } from "../session/auth-client";
import { GoogleEnded } from "./google-ended";

/** Reads the attempt from the popup's address, starts it and redirects to the provider. */
export function GoogleStart() {
  const [ended, setEnded] = useState<string | null>(null);
  const hasBegun = useRef(false);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;

    async function begin() {
      const attempt = new URLSearchParams(window.location.search).get("attempt");
      if (!attempt) return setEnded(google.popup.stray);
      const started = await startGoogle(attempt);
      if ("url" in started) return window.location.replace(started.url);
      await reportAndClose(attempt, { result: "failed", message: started.message });
      setEnded(google.popup.ended);
    }
    void begin();
  }, []);

  return ended === null ? <Spinner text={google.popup.opening} /> : <GoogleEnded text={ended} />;
}
