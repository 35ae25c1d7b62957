"use client";

import { type MouseEvent, useEffect, useId, useRef } from "react";
import { LiveMessage } from "@/components/ui/live-message";
import { deskWaitlist } from "@/content/desk-waitlist";
import { useStore } from "@/lib/use-store";
import { DeskProgress } from "../../components/desk-progress";
import { fetchFile, fileStore, stopFile } from "../file-store";

const { download, saving } = deskWaitlist;
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/** The list as a file: it says how far it has come, and can be stopped. Without scripts it is a link. */
export function FileLink({ href, hasFailed }: { href: string; hasFailed: boolean }) {
  const label = useId();
  const file = useStore(fileStore);
  const isBusy = file.phase === "running";
  const stop = useRef<HTMLButtonElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const wasBusy = useRef(isBusy);
  const isAway = hasFailed && file.phase === "rest";

  // What was pressed has made room for the other.
  useEffect(() => {
    if (wasBusy.current === isBusy) return;
    wasBusy.current = isBusy;
    if (document.activeElement === document.body) (stop.current ?? link.current)?.focus();
  }, [isBusy]);

  function press(event: MouseEvent) {
    if (!isPlain(event)) return;
    event.preventDefault();
    void fetchFile(href);
  }

  return (
    <div className="grid gap-y-2 tab:ml-auto [&>[role]:empty]:absolute">
      {isBusy ? (
        <div className="grid w-[min(26rem,100%)] grid-cols-[1fr_auto] items-center gap-x-s4 tab:w-104">
          <span id={label} className="text-small tabular-nums">
            {file.total ? saving.progress(file.rows, file.total) : saving.begun}
          </span>
          <button ref={stop} type="button" className="textbtn text-small" onClick={stopFile}>
            {saving.stop}
          </button>
          <DeskProgress
            className="col-span-full w-full"
            aria-labelledby={label}
            max={file.total ?? undefined}
            value={file.total ? file.rows : undefined}
          />
        </div>
      ) : (
        <a ref={link} className="textlink tab:justify-self-end" href={href} onClick={press}>
          {download}
        </a>
      )}
      <LiveMessage tone="ok">{file.phase === "saved" ? saving.done(file.rows) : null}</LiveMessage>
      <LiveMessage tone="info">
        {isBusy ? saving.stay : file.phase === "stopped" ? saving.stopped : null}
      </LiveMessage>
      <LiveMessage tone="error">
        {file.phase === "broken" ? saving.broken(file.rows, file.total) : isAway ? saving.away : null}
      </LiveMessage>
    </div>
  );
}
