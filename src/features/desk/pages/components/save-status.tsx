"use client";

import { LiveStatus } from "@/components/ui/live-status";
import { deskPages } from "@/content/desk-pages";
import { refusalText } from "../../refusals";
import { ownTime } from "../own-time";
import type { PageDraft } from "../use-page-draft";
import { OwnMoment } from "./own-moment";

const { save: words, schedule, conflict } = deskPages;

function GoesLive({ at }: { at: Date }) {
  return (
    <p className="text-base">
      {schedule.goesLive} <OwnMoment at={at} />
      {schedule.until}
    </p>
  );
}

type SaveStatusProps = { draft: PageDraft; onDecide: () => void };

/** Says whether what is written is saved, and what to do where it is not. */
export function SaveStatus({ draft, onDecide }: SaveStatusProps) {
  const { state, page, save } = draft;
  if (page.draft?.publishAt) return <GoesLive at={page.draft.publishAt} />;
  if (state.kind === "failed" || state.kind === "held") {
    const isHeld = state.kind === "held";
    const why =
      state.kind === "held" ? words.held : words.failed(refusalText(state.error, words.unreachable));
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-3 text-alert text-base leading-[1.35]">
        <p className="text-alert">{why}</p>
        <button
          type="button"
          className="textbtn text-base"
          onClick={() => (isHeld ? onDecide() : void save())}
        >
          {isHeld ? conflict.decide : words.retry}
        </button>
      </div>
    );
  }
  const calm = page.draft ? words.draft : words.clean;
  const text =
    state.kind === "saved"
      ? words.saved(ownTime(state.at))
      : state.kind === "clean"
        ? calm
        : words[state.kind];
  return (
    <>
      <p className="text-base text-ink-2 tabular-nums" aria-hidden={state.kind !== "clean" || undefined}>
        {text}
      </p>
      {/* Screen readers hear of the outcome alone. */}
      <LiveStatus>{state.kind === "saved" ? text : null}</LiveStatus>
    </>
  );
}
