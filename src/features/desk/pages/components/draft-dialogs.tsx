import { type ComponentProps, useRef, useState } from "react";
import { Field } from "@/components/forms/field";
import { Badge } from "@/components/ui/badge";
import { Button, TextButton } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { deskPages } from "@/content/desk-pages";
import { DeskDialog, DeskQuestion } from "../../components/desk-dialog";
import type { ChangeFailure } from "../../components/use-change";
import { type Difference, differencesOf, type Piece } from "../differences";
import type { DeskPage } from "../read-service";
import type { Conflict, PageDraft } from "../use-page-draft";
import { browserZone, formatBrowserDayAndTime, fromLocalInput, toLocalInput } from "./browser-time";

const { differences: changes, publish: texts, schedule, conflict, list } = deskPages;

const looks = {
  added: { tone: "ok", Tag: "ins", className: "bg-success-bg text-success-ink" },
  removed: { tone: "alert", Tag: "del", className: "bg-alert-bg text-alert" },
  moved: { tone: "info", Tag: "span", className: undefined },
} as const;

function PieceText({ text, change }: Piece) {
  if (change === "same") return <span>{text}</span>;
  const { Tag, className } = looks[change];
  return <Tag className={className}>{text}</Tag>;
}

function Change({ difference }: { difference: Difference }) {
  if (difference.kind === "changed")
    return (
      <p className="whitespace-pre-line">
        {difference.pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no id and never move
          <PieceText key={index} {...piece} />
        ))}
      </p>
    );
  const { kind, place, text } = difference;
  const { tone, Tag, className } = looks[kind];
  return (
    <p>
      <Badge tone={tone}>
        {kind === "moved" ? changes.moved(difference.from, place) : changes[kind](place)}
      </Badge>{" "}
      <Tag className={className}>{text || changes.empty}</Tag>
    </p>
  );
}

const scroll =
  "max-h-[45svh] print:max-h-none overflow-y-auto print:overflow-visible overscroll-contain border-dune-line border-y";

type DifferenceListProps = {
  differences: Difference[];
  /** Shown instead of the differences if there are none. */
  none?: string;
};

function DifferenceList({ differences, none = changes.none }: DifferenceListProps) {
  if (differences.length === 0)
    return (
      <div key="none">
        <p className="text-base text-ink-2">{none}</p>
      </div>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll a long list
    <div className={scroll} tabIndex={0}>
      <ul role="list" aria-label={changes.count(differences.length)}>
        {differences.map((difference) => (
          <li
            key={`${difference.path} ${difference.kind} ${"place" in difference ? difference.place : ""}`}
            className="border-dune-line border-b py-3 text-base leading-normal wrap-anywhere last:border-0"
          >
            <p className="note">{difference.labels.join(" › ")}</p>
            <div key={JSON.stringify(difference)}>
              <Change difference={difference} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function describeNewer({ at, by, origin }: NonNullable<PageDraft["newer"]>) {
  return conflict.published(
    origin === "imported" ? conflict.fromFile : list.by(by),
    at ? formatBrowserDayAndTime(at) : "",
  );
}

/** Returns the failure to show. A conflict names the coach who has published meanwhile. */
export function explainConflict({ failure }: { failure: ChangeFailure | null }, { newer }: PageDraft) {
  return newer && (failure?.isConflict ?? true) ? { message: describeNewer(newer) } : failure;
}

type QuestionProps = ComponentProps<typeof DeskQuestion>;

export function ChangesQuestion(props: QuestionProps & DifferenceListProps) {
  const { texts, differences, none, ...question } = props;
  // The note says why there are no differences, so the dialog's own text is left out.
  const hasNote = none !== undefined && differences.length === 0;
  const text = hasNote ? undefined : texts.text;
  return (
    <DeskQuestion {...question} texts={{ ...texts, text }} isLarge>
      <DifferenceList differences={differences} none={none} />
    </DeskQuestion>
  );
}

type ChangesDialogProps = {
  heading?: string;
  text?: string;
  differences: Difference[];
  onClose: () => void;
};

export function ChangesDialog({ heading = changes.heading, text, differences, onClose }: ChangesDialogProps) {
  return (
    <DeskDialog heading={heading} closeLabel={changes.close} onClose={onClose}>
      {text ? <p>{text}</p> : null}
      <DifferenceList differences={differences} />
    </DeskDialog>
  );
}

type ProblemsDialogProps = {
  problems: readonly { path: string; label: string; message: string }[];
  onChoose: (path: string) => void;
  onClose: () => void;
};

export function ProblemsDialog({ problems, onChoose, onClose }: ProblemsDialogProps) {
  return (
    <DeskDialog heading={texts.notYet} closeLabel={texts.closeProblems} onClose={onClose}>
      <p>{texts.problems(problems.length)}</p>
      <ul role="list" className="border-dune-line border-t">
        {problems.map(({ path, label, message }) => (
          <li key={`${path} ${message}`} className="border-dune-line border-b py-2 text-base">
            <TextButton className="text-left text-base" onClick={() => onChoose(path)}>
              {label}
            </TextButton>
            <p className="text-alert text-small">{message}</p>
          </li>
        ))}
      </ul>
    </DeskDialog>
  );
}

type ScheduleDialogProps = Pick<QuestionProps, "change" | "onClose"> & {
  title: string;
  onSchedule: (at: Date) => void;
};

/** The time is in the coach's own time zone. */
export function ScheduleDialog({ title, onSchedule, ...question }: ScheduleDialogProps) {
  const [when, setWhen] = useState("");
  const [error, setError] = useState<string>();
  const [earliest] = useState(() => toLocalInput(new Date()));
  const field = useRef<HTMLInputElement>(null);

  function refuse(message: string) {
    setError(message);
    field.current?.focus();
  }

  function choose() {
    const at = fromLocalInput(when);
    if (!at) return refuse(schedule.missing);
    if (at.getTime() <= Date.now()) return refuse(schedule.past);
    onSchedule(at);
  }

  return (
    <DeskQuestion
      {...question}
      isAlert={false}
      texts={{ ...schedule, heading: schedule.heading(title) }}
      onConfirm={choose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          choose();
        }}
      >
        <Field
          ref={field}
          label={schedule.when}
          help={schedule.zone(browserZone())}
          error={error}
          type="datetime-local"
          min={earliest}
          // Without a maximum Chrome reads the hour as part of the year.
          max="9999-12-31T23:59"
          value={when}
          onChange={({ target }) => {
            setWhen(target.value);
            setError(undefined);
          }}
        />
      </form>
    </DeskQuestion>
  );
}

function whatHappened({ draft }: DeskPage, newer: Conflict["newer"]) {
  if (!draft) return newer ? describeNewer(newer) : conflict.ended;
  const how = list.by(draft.by);
  if (draft.publishAt) return conflict.scheduled(how, formatBrowserDayAndTime(draft.publishAt));
  return conflict.changed(how, formatBrowserDayAndTime(draft.at));
}

type ConflictDialogProps = { draft: PageDraft; conflict: Conflict; onClose: () => void };

export function ConflictDialog({ draft, conflict: { page: theirs, newer }, onClose }: ConflictDialogProps) {
  const canKeepMine = theirs !== null && !theirs.draft?.publishAt;
  return (
    <DeskDialog
      role="alertdialog"
      heading={conflict.heading}
      closeLabel={conflict.close}
      onClose={onClose}
      actions={
        theirs ? (
          <>
            {canKeepMine ? (
              <Button size="small" onClick={() => void draft.keepMine(theirs)}>
                {conflict.mine}
              </Button>
            ) : null}
            <Button size="small" variant="line" onClick={() => draft.show(theirs)}>
              {conflict.theirs}
            </Button>
          </>
        ) : (
          <Button size="small" onClick={() => void draft.readTheirs()}>
            {conflict.retry}
          </Button>
        )
      }
    >
      {theirs ? (
        <>
          <p>{whatHappened(theirs, newer)}</p>
          <p>{conflict.text}</p>
          <DifferenceList
            differences={differencesOf(theirs.schema, theirs.values, draft.read().values)}
            none={conflict.same}
          />
        </>
      ) : (
        <Message tone="error">{conflict.unread}</Message>
      )}
    </DeskDialog>
  );
}
