import { useEffect } from "react";
import { readApiError } from "@/lib/api-error";
import type { Autosave, SaveState } from "./autosave";

/** The interval at which a save is repeated while the site does not answer. */
const retryMs = 20_000;

function isOutage(state: SaveState) {
  if (state.kind !== "failed") return false;
  const { code } = readApiError(state.error);
  return code === "UNREACHABLE" || code === "SERVICE_UNAVAILABLE";
}

/** Repeats a save that failed in an outage, also as soon as the browser is online again. */
export function useSaveRetry(state: SaveState, save: Autosave["save"]) {
  useEffect(() => {
    if (!isOutage(state)) return;
    // Without the state "saving", so that the message of the failure and the focus on its button stay.
    const retry = () => void save({ isQuiet: true });
    const timer = setTimeout(retry, retryMs);
    addEventListener("online", retry);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", retry);
    };
  }, [state, save]);
}
