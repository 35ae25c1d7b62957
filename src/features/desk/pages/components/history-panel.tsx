import { type ReactNode, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { TextButton } from "@/components/ui/button";
import { LiveMessage } from "@/components/ui/message";
import { deskPages } from "@/content/desk-pages";
import { trpc } from "@/trpc/provider";
import { DeskPanel, DeskRow, DeskRows, DeskSmall } from "../../components/desk-panel";
import { useChange } from "../../components/use-change";
import { differencesOf } from "../differences";
import { defaultOf, type Values } from "../form-schema";
import type { DeskPage } from "../read-service";
import { useLatest } from "../use-latest";
import type { PageDraft } from "../use-page-draft";
import { BrowserTime, formatBrowserDayAndTime } from "./browser-time";
import { ChangesDialog, ChangesQuestion, explainConflict } from "./draft-dialogs";

const { history: texts, list } = deskPages;

function RevisionName({ at }: { at: Date }) {
  return (
    <>
      {texts.whose} <BrowserTime at={at} withSeconds />
    </>
  );
}

type Revision = DeskPage["history"][number];

/** If a version restores the version just before it, the coach has published it again to confirm its outdated texts. */
function Origin({
  revision: { origin, restoredFrom, by },
  before,
}: {
  revision: Revision;
  before?: Revision;
}) {
  if (origin === "imported") return texts.imported;
  if (restoredFrom && restoredFrom.getTime() === before?.at?.getTime())
    return `${texts.confirmed} ${list.by(by)}`;
  if (origin !== "restored") return `${texts[origin]} ${list.by(by)}`;
  return (
    <>
      {texts.restored} {restoredFrom ? <BrowserTime at={restoredFrom} withSeconds /> : texts.release}{" "}
      {list.by(by)}
    </>
  );
}

type Shown = {
  what: "compare" | "restore";
  revision: string | null;
  values: Values;
  /** The time at which a scheduled draft will replace the restored version. */
  publishAt: Date | null | undefined;
};

const describeRestore = ({ publishAt }: Shown) =>
  publishAt ? texts.untilScheduled(formatBrowserDayAndTime(publishAt)) : texts.question.text;

export function HistoryPanel({ draft }: { draft: PageDraft }) {
  const { page, readLive, reload } = draft;
  const utils = trpc.useUtils();
  const restore = useChange(trpc.desk.pages.restore.useMutation({ onSuccess: reload }));
  const [shown, setShown] = useState<Shown | null>(null);
  const [outcome, setOutcome] = useState<"restored" | "unread" | null>(null);
  const differences = shown ? differencesOf(page.schema, page.live, shown.values) : [];
  const isInitialLive = page.history.every(({ isLive }) => !isLive);
  const beginRequest = useLatest();

  async function show(what: Shown["what"], revision: string | null) {
    const isLatest = beginRequest();
    restore.clear();
    setOutcome(null);
    try {
      const values = revision
        ? (await utils.desk.pages.revision.fetch({ revision })).values
        : (defaultOf(page.schema) as Values);
      const publishAt = (await readLive())?.draft?.publishAt;
      // A late response must not change the version in an open dialog.
      if (isLatest()) setShown({ what, revision, values, publishAt });
    } catch {
      if (isLatest()) setOutcome("unread");
    }
  }

  const close = () => setShown(null);

  function confirm(revision: string | null) {
    const onDone = () => {
      close();
      setOutcome("restored");
    };
    // After a conflict the dialog compares with the version that another coach has published meanwhile.
    const onConflict = () => void readLive();
    void restore.change({ document: page.id, revision, liveId: page.liveId }, onDone, onConflict);
  }

  function actionsFor(revision: string | null, whose: ReactNode) {
    return (
      <div className="flex gap-x-4 max-tab:flex-col max-tab:items-end">
        {(["compare", "restore"] as const).map((what) => (
          <TextButton key={what} className="text-small" onClick={() => void show(what, revision)}>
            <span>{texts[what]}</span> <span className="sr-only">({whose})</span>
          </TextButton>
        ))}
      </div>
    );
  }

  return (
    <DeskPanel title={texts.heading} className="mt-s5">
      <LiveMessage tone="ok" className="mb-s3">
        {outcome === "restored" ? texts.done : null}
      </LiveMessage>
      <LiveMessage tone="error" className="mb-s3">
        {outcome === "unread" ? texts.unread : null}
      </LiveMessage>
      <DeskRows isOrdered>
        {[
          ...page.history.map((revision, place) => {
            const { id, at, isLive } = revision;
            return (
              <DeskRow
                key={id}
                start={isLive ? <Badge tone="ok">{texts.live}</Badge> : undefined}
                end={isLive || !at ? undefined : actionsFor(id, <RevisionName at={at} />)}
              >
                {at ? <BrowserTime at={at} withSeconds /> : null}
                <DeskSmall>
                  <Origin revision={revision} before={page.history[place + 1]} />
                </DeskSmall>
              </DeskRow>
            );
          }),
          <DeskRow
            key="initial"
            start={isInitialLive ? <Badge tone="ok">{texts.live}</Badge> : undefined}
            end={isInitialLive ? undefined : actionsFor(null, texts.initial)}
          >
            {texts.initial}
            <DeskSmall>{texts.initialNote}</DeskSmall>
          </DeskRow>,
        ]}
      </DeskRows>
      {shown?.what === "compare" ? (
        <ChangesDialog
          heading={texts.compareHeading}
          text={differences.length ? texts.compareText : undefined}
          differences={differences}
          onClose={close}
        />
      ) : null}
      {shown?.what === "restore" ? (
        <ChangesQuestion
          texts={{ ...texts.question, text: describeRestore(shown) }}
          differences={differences}
          none={`${describeRestore(shown)} ${texts.noTexts}`}
          change={{ ...restore, failure: explainConflict(restore, draft) }}
          onConfirm={() => confirm(shown.revision)}
          onClose={close}
        />
      ) : null}
    </DeskPanel>
  );
}
