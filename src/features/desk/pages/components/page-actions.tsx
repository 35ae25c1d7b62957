import { useEffect, useId, useRef, useState } from "react";
import { Button, TextButton } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { deskPages } from "@/content/desk-pages";
import { trpc } from "@/trpc/provider";
import { useChange } from "../../components/use-change";
import { differencesOf } from "../differences";
import { labelAt } from "../form-schema";
import type { DeskPage } from "../read-service";
import { useLatest } from "../use-latest";
import type { PageDraft } from "../use-page-draft";
import { describeResult, useScheduleCheck } from "../use-schedule-check";
import { DiscardQuestion } from "./discard-question";
import {
  ChangesDialog,
  ChangesQuestion,
  explainConflict,
  ProblemsDialog,
  ScheduleDialog,
} from "./draft-dialogs";
import { publishId } from "./page-form-context";
import { SaveStatus } from "./save-status";

const { differences, publish, schedule, results, outdated } = deskPages;

type DialogName = "changes" | "problems" | "publish" | "schedule" | "discard";

/**
 * `outdatedCount` is the number of texts to check after the action. The result is shown until `showing` changes or
 * another coach publishes.
 */
type Done = { message: string; outdatedCount: number; showing: number };

type PageActionsProps = {
  draft: PageDraft;
  outdatedId: string;
  onDecide: () => void;
  onChoose: (path: string) => void;
};

export function PageActions({ draft, outdatedId, onDecide, onChoose }: PageActionsProps) {
  const { page, schema, shown, state, showing, save, show, revealProblems, fetchPage } = draft;
  const { newer, theirs, readLive, showConflict, isDirty } = draft;
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const changesButton = useRef<HTMLButtonElement>(null);
  const reasonId = useId();
  // A change is busy until the form shows its result, so that its dialog stays open and nothing is typed meanwhile.
  const publishing = useChange(
    trpc.desk.pages.publish.useMutation({ onSuccess: () => refresh("published") }),
  );
  const scheduling = useChange(
    trpc.desk.pages.schedule.useMutation({
      onSuccess: (_, { at }) => refresh(at ? "scheduled" : "takenOff"),
    }),
  );
  const discarding = useChange(
    trpc.desk.pages.discard.useMutation({ onSuccess: () => refresh("discarded") }),
  );
  const isLocked = Boolean(page.draft?.publishAt);
  const hasDraft = page.draft !== null;
  const canPublish = hasDraft || state.kind !== "clean";
  const close = () => setDialog(null);
  const beginOpening = useLatest();

  useEffect(() => {
    if (state.kind === "waiting") setDone(null);
  }, [state.kind]);

  async function openDialog(name: DialogName) {
    if (theirs) return onDecide();
    const isLatest = beginOpening();
    for (const { clear } of [publishing, scheduling, discarding]) clear();
    setDone(null);
    if (name !== "discard" && !(await save())) return;
    // Another dialog may have been opened during a slow save.
    if (!isLatest()) return;
    if (name !== "discard") void readLive();
    const isRefused = (name === "publish" || name === "schedule") && revealProblems();
    setDialog(isRefused ? "problems" : name);
  }

  async function refresh(result: keyof typeof results, fetched?: DeskPage) {
    const message = results[result];
    const fresh = fetched ?? (await fetchPage().catch(() => null));
    close();
    // The change is done, and is reported even if the page could not be fetched again.
    if (!fresh) return setDone({ message, outdatedCount: 0, showing });
    if ((theirs || isDirty()) && result !== "discarded") return askAgain(fresh);
    show(fresh);
    const isApproved = result === "published" || result === "scheduled";
    const outdatedCount = isApproved ? fresh.outdated.length : 0;
    const warning = outdatedCount ? ` ${outdated.heading(outdatedCount)}.` : "";
    setDone({ message: message + warning, outdatedCount, showing: showing + 1 });
  }

  useEffect(() => {
    if (done?.outdatedCount) document.getElementById(outdatedId)?.focus();
    // The clicked button has disappeared with the draft, so the focus moves to another button.
    else if (done && document.activeElement === document.body) changesButton.current?.focus();
  }, [done, outdatedId]);

  useScheduleCheck(draft, (fresh) => refresh(describeResult(draft, fresh), fresh));

  function runChange<Input>({ change }: ReturnType<typeof useChange<Input>>, given: Input) {
    void change(given, () => {}, handleConflict);
  }

  async function handleConflict() {
    const fresh = await readLive();
    // If only the live version has changed, the open dialog shows a message and, for Publish, the new differences.
    if ((dialog === "publish" || dialog === "schedule") && fresh?.draft?.version === draft.version()) return;
    // The draft is already discarded if the first response was lost.
    if (fresh && !fresh.draft && dialog === "discard" && !newer && fresh.liveId === page.liveId)
      return refresh("discarded", fresh);
    if (fresh && draft.isShown(fresh)) {
      const isDone = !dialog || !fresh.draft || fresh.draft.publishAt;
      // The same text was saved in another window, so the open dialog can be confirmed again.
      return isDone ? refresh(describeResult(draft, fresh), fresh) : show(fresh);
    }
    close();
    askAgain(fresh);
  }

  function askAgain(fresh: DeskPage | null) {
    if (showConflict(fresh)) onDecide();
  }

  const input = () => ({ document: page.id, version: draft.version() ?? 0 });
  // Uses the version of the stored draft, so that cancelling works during a conflict too.
  const takeOffInput = () => ({ document: page.id, version: page.draft?.version ?? 0, at: null });
  const publishInput = () => ({ ...input(), liveId: page.liveId });
  const changes = () => differencesOf(schema, page.live, draft.read().values);

  return (
    <>
      <div className="mt-s4 border-dune-line border-b bg-sand nav:sticky nav:top-(--beta-h) nav:z-10 nav:flex nav:min-h-15 nav:flex-wrap nav:items-center nav:gap-x-5 nav:py-2">
        <div className="max-nav:fixed max-nav:[@media(max-height:34rem)]:static max-nav:inset-x-0 max-nav:bottom-0 max-nav:z-20 max-nav:flex max-[18rem]:flex-wrap max-nav:items-center max-nav:justify-between max-nav:gap-4 max-nav:border-dune-line max-nav:border-t max-nav:bg-paper max-nav:px-gutter max-nav:py-2 nav:contents print:static!">
          <div className="min-w-0 nav:mr-auto">
            <SaveStatus
              draft={draft}
              done={done?.showing === showing && !newer ? done.message : null}
              onDecide={onDecide}
            />
          </div>
          {isLocked ? (
            <Button
              size="small"
              variant="line"
              className="max-w-1/2 flex-none"
              isBusy={scheduling.isBusy}
              onClick={() => runChange(scheduling, takeOffInput())}
            >
              {schedule.takeOff}
            </Button>
          ) : (
            <Button
              id={publishId}
              size="small"
              // Keeps the button at the end of the row, so that links that appear do not move it away from the pointer.
              className="flex-none nav:order-last"
              aria-keyshortcuts="p"
              aria-disabled={!canPublish}
              aria-describedby={canPublish && shown.length === 0 ? undefined : reasonId}
              onClick={() => (canPublish || page.problems.length ? void openDialog("publish") : undefined)}
            >
              {publish.action}
            </Button>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-5">
          {shown.length ? (
            <TextButton id={reasonId} className="text-base text-alert" onClick={() => setDialog("problems")}>
              {publish.toCorrect(shown.length)}
            </TextButton>
          ) : null}
          {canPublish || shown.length ? null : (
            <span id={reasonId} className="sr-only">
              {publish.nothing}
            </span>
          )}
          <TextButton ref={changesButton} className="text-base" onClick={() => void openDialog("changes")}>
            {differences.action}
          </TextButton>
          {hasDraft && !isLocked
            ? (["schedule", "discard"] as const).map((name) => (
                <TextButton key={name} className="text-base" onClick={() => void openDialog(name)}>
                  {deskPages[name].action}
                </TextButton>
              ))
            : null}
        </div>
      </div>
      {/* Cancelling the schedule is the only change without a dialog. */}
      {scheduling.failure && !dialog && !scheduling.failure.isConflict ? (
        <Message tone="error" className="mt-s4">
          {scheduling.failure.message}
        </Message>
      ) : null}
      {dialog === "changes" ? <ChangesDialog differences={changes()} onClose={close} /> : null}
      {dialog === "problems" ? (
        <ProblemsDialog
          problems={shown.map((problem) => ({
            ...problem,
            label: labelAt(schema, problem.path, draft.read().values),
          }))}
          onChoose={(path) => {
            close();
            onChoose(path);
          }}
          onClose={close}
        />
      ) : null}
      {dialog === "publish" ? (
        <ChangesQuestion
          texts={{ ...publish, heading: publish.heading(page.title) }}
          differences={changes()}
          none={publish.noTexts}
          change={{ ...publishing, failure: explainConflict(publishing, draft) }}
          onConfirm={() => runChange(publishing, publishInput())}
          onClose={close}
        />
      ) : null}
      {dialog === "schedule" ? (
        <ScheduleDialog
          title={page.title}
          change={{ ...scheduling, failure: explainConflict(scheduling, draft) }}
          onSchedule={(at) => runChange(scheduling, { ...publishInput(), at: at.toISOString() })}
          onClose={close}
        />
      ) : null}
      {dialog === "discard" ? (
        <DiscardQuestion
          change={discarding}
          save={save}
          onConfirm={() => runChange(discarding, input())}
          onClose={close}
        />
      ) : null}
    </>
  );
}
