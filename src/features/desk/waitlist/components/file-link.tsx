"use client";

import { type MouseEvent, useId } from "react";
import { Button } from "@/components/ui/button";
import { LiveMessage } from "@/components/ui/live-message";
import { deskWaitlist } from "@/content/desk-waitlist";
import { classNames } from "@/lib/class-names";
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
  const isAway = hasFailed && file.phase === "rest";

  function press(event: MouseEvent) {
    if (!isPlain(event)) return;
    event.preventDefault();
    void fetchFile(href);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 tab:ml-auto tab:justify-end [&>[role]:empty]:absolute">
      {isBusy ? (
        <>
          <div className="flex flex-wrap items-center gap-x-3 text-small tabular-nums">
            <span id={label}>{file.total ? saving.progress(file.rows, file.total) : saving.begun}</span>
            <DeskProgress
              className="w-40"
              aria-labelledby={label}
              max={file.total ?? undefined}
              value={file.total ? file.rows : undefined}
            />
          </div>
          <Button size="small" variant="line" onClick={stopFile}>
            {saving.stop}
          </Button>
        </>
      ) : null}
      <a
        className={classNames("textlink", !isBusy && "tab:order-last")}
        href={href}
        aria-disabled={isBusy || undefined}
        onClick={press}
      >
        {download}
      </a>
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
