import { clsx } from "clsx";
import { TextButton } from "@/components/ui/button";
import { LiveStatus } from "@/components/ui/message";
import { deskPages } from "@/content/desk-pages";
import { explainRefusal } from "../../refusals";
import type { PageDraft } from "../use-page-draft";
import { BrowserTime, formatBrowserTime } from "./browser-time";

const { save: texts, schedule, conflict } = deskPages;

type StateTextProps = {
  state: Exclude<PageDraft["state"], { kind: "failed" | "on-hold" }>;
  draft: PageDraft["page"]["draft"];
};

function StateText({ state, draft }: StateTextProps) {
  const author = (
    <>
      {texts.by} <bdi>{draft?.by ?? texts.aFormerMember}</bdi>
    </>
  );
  if (state.kind === "saved")
    return (
      <>
        <span>{texts.saved(formatBrowserTime(state.at))}</span> {author}
      </>
    );
  if (state.kind === "clean" && draft)
    return (
      <>
        {texts.draft} <BrowserTime at={draft.at} /> {author}
      </>
    );
  return texts[state.kind];
}

/** `done` is the result of the last action. */
type SaveStatusProps = { draft: PageDraft; done: string | null; onDecide: () => void };

export function SaveStatus({ draft, done, onDecide }: SaveStatusProps) {
  const { state, page, save } = draft;
  if (state.kind === "failed" || state.kind === "on-hold") {
    const isOnHold = state.kind === "on-hold";
    const why = isOnHold ? texts.onHold : texts.failed(explainRefusal(state.error, texts.unreachable));
    return (
      <div
        key="failed"
        role="alert"
        className="flex flex-wrap items-center gap-x-3 text-alert text-base leading-[1.35]"
      >
        <p className="text-alert">{why}</p>
        <TextButton className="text-base" onClick={() => (isOnHold ? onDecide() : void save())}>
          {isOnHold ? conflict.decide : texts.retry}
        </TextButton>
      </div>
    );
  }
  const text = <StateText state={state} draft={page.draft} />;
  const publishAt = page.draft?.publishAt;
  const isAnnounced = done !== null || state.kind !== "clean";
  const shown = publishAt ? "scheduled" : (done ?? `${state.kind}, ${page.draft ? "draft" : "none"}`);
  return (
    <>
      <div key={shown}>
        {publishAt ? (
          <p className="text-base">
            {schedule.goesLive} <BrowserTime at={publishAt} />
            {schedule.until}
          </p>
        ) : (
          <p
            className={clsx("text-base tabular-nums wrap-anywhere", done ? "text-success-ink" : "text-ink-2")}
            aria-hidden={isAnnounced || undefined}
          >
            {done ?? text}
          </p>
        )}
      </div>
      {/* Announces to screen readers what was saved or done, but not that a save is waiting or under way. */}
      <LiveStatus>
        <span key={shown}>{done ?? (state.kind === "saved" ? text : null)}</span>
      </LiveStatus>
    </>
  );
}
