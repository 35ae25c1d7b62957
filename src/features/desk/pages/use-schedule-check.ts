import { focusManager } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { DeskPage } from "./read-service";
import type { PageDraft } from "./use-page-draft";

/** The interval at which an open page checks, after the scheduled time, whether its draft is live. */
const checkMs = 5_000;

export function describeResult({ page, isShown }: PageDraft, fresh: DeskPage) {
  if (fresh.draft) return fresh.draft.publishAt ? "scheduled" : "takenOff";
  const savedAt = Number(page.draft?.at);
  const wentLive = fresh.history.some((each) => each.origin === "scheduled" && Number(each.at) > savedAt);
  return wentLive || isShown(fresh) ? "published" : "ended";
}

/** Reads the page again when the coach returns to it, and reports what has become of a scheduled draft. */
export function useScheduleCheck(draft: PageDraft, onChange: (fresh: DeskPage) => void) {
  const { page, version, fetchPage, readLive } = draft;
  const goesLiveAt = page.draft?.publishAt?.getTime();
  const check = useEffectEvent(async () => {
    const before = version();
    const fresh = await fetchPage().catch(() => null);
    const isSame = fresh?.draft?.publishAt && fresh.draft.version === page.draft?.version;
    if (fresh && !isSame && version() === before) onChange(fresh);
  });
  useEffect(() => {
    if (!goesLiveAt) return;
    const timer = setInterval(() => (Date.now() < goesLiveAt ? undefined : void check()), checkMs);
    return () => clearInterval(timer);
  }, [goesLiveAt]);

  // Another coach may have published or changed the schedule while this tab was hidden.
  const onReturn = useEffectEvent(() => {
    void readLive();
    if (goesLiveAt) void check();
  });
  useEffect(() => focusManager.subscribe((isFocused) => (isFocused ? onReturn() : undefined)), []);
}
