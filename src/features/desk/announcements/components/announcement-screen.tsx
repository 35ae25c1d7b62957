"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { desk } from "@/content/desk";
import { deskAnnouncements } from "@/content/desk-announcements";
import { trpc } from "@/trpc/provider";
import { DeskQuestion } from "../../components/desk-dialog";
import { DeskGrid } from "../../components/desk-grid";
import { DeskHead } from "../../components/desk-head";
import { DeskLink } from "../../components/desk-link";
import { DeskPanel } from "../../components/desk-sheet";
import { OnceButton } from "../../components/once-button";
import { useChange } from "../../components/use-change";
import { MailWindow } from "../../mail/components/mail-frame";
import type { Announcement } from "../list-service";
import { AnnouncementForm } from "./announcement-form";
import { ProgressPanel } from "./progress-panel";
import { ReachPanel } from "./reach-panel";

const { email: text, trial } = deskAnnouncements;

/** A changed text remounts this component, so a coach can send one trial of each saved text. */
function Trial({ id }: { id: string }) {
  return (
    <OnceButton
      label={trial.action}
      whose={trial.whose}
      mutation={trpc.desk.announcements.tryOut.useMutation()}
      input={{ id }}
      done={({ to }) => trial.done(to)}
      failed={trial.failed}
    />
  );
}

function AnnouncementPreview({ announcement }: { announcement: Announcement }) {
  const { id, subject, state, updatedAt, address } = announcement;
  const version = state === "draft" ? `${updatedAt.getTime()} ${address}` : `${address}`;
  return (
    <DeskPanel title={text.heading}>
      <MailWindow
        key={version}
        source={`/api/desk/mail-preview?announcement=${encodeURIComponent(id)}`}
        title={text.frame(subject)}
      />
      <p className="note">{text.note}</p>
      <p className="note break-words">{address ? text.leadsTo(address) : text.leadsToProducts}</p>
      {state === "draft" ? (
        <div className="mt-s4">
          <Trial key={updatedAt.getTime()} id={id} />
        </div>
      ) : null}
    </DeskPanel>
  );
}

type DraftMovesProps = { announcement: Announcement; isWritten: boolean; onChanged: () => void };

const { send, discard } = deskAnnouncements;

function DraftMoves({ announcement, isWritten, onChanged }: DraftMovesProps) {
  const { id, toWrite, subject, body, toAll } = announcement;
  const seen = { subject, body, toAll };
  const [asked, setAsked] = useState<"send" | "discard" | null>(null);
  const move = useChange(trpc.desk.announcements.move.useMutation());
  const removal = useChange(trpc.desk.announcements.discard.useMutation());
  const failure = (asked === "send" ? move : removal).failure;
  const canSend = toWrite > 0 && !isWritten;

  function ask(what: "send" | "discard") {
    move.clear();
    removal.clear();
    setAsked(what);
  }

  return (
    <div className="mt-s5 grid justify-items-start gap-s4">
      <Button aria-disabled={!canSend} onClick={() => (canSend ? ask("send") : undefined)}>
        {toWrite === 0 ? send.nobody : send.action(toWrite)}
      </Button>
      {isWritten ? <p className="note">{send.unsaved}</p> : null}
      <button type="button" className="textbtn text-small" onClick={() => ask("discard")}>
        {deskAnnouncements.write.discard}
      </button>
      {asked === "send" ? (
        <DeskQuestion
          texts={{ ...send, heading: send.heading(toWrite) }}
          isBusy={move.isBusy}
          failure={failure?.message}
          onConfirm={() => void move.change({ id, from: "draft", to: "sending", seen }, onChanged)}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {asked === "discard" ? (
        <DeskQuestion
          texts={discard}
          isDanger
          isBusy={removal.isBusy}
          failure={failure?.message}
          onConfirm={() =>
            void removal.change({ id }, () => window.location.assign(desk.pages.announcements.href))
          }
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
}

const pollMs = 2_000;

function isMoving({ state, mails }: Announcement) {
  return state === "sending" || (state !== "draft" && mails.queued > 0);
}

export function AnnouncementScreen({ found }: { found: Announcement }) {
  const [isWritten, setIsWritten] = useState(false);
  const { data: announcement, refetch } = trpc.desk.announcements.get.useQuery(
    { id: found.id },
    {
      initialData: found,
      refetchOnWindowFocus: false,
      refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? pollMs : false),
    },
  );
  return (
    <>
      <DeskLink className="textlink text-base print:hidden" href={desk.pages.announcements.href}>
        {deskAnnouncements.toList}
      </DeskLink>
      <DeskHead title={announcement.subject} note={announcement.toolName} />
      {announcement.state === "draft" ? (
        <DeskGrid columns="writing">
          <AnnouncementForm
            announcement={announcement}
            onWrite={() => setIsWritten(true)}
            onSaved={async () => {
              await refetch();
              setIsWritten(false);
            }}
          />
          <AnnouncementPreview announcement={announcement} />
          <ReachPanel announcement={announcement}>
            <DraftMoves announcement={announcement} isWritten={isWritten} onChanged={() => void refetch()} />
          </ReachPanel>
        </DeskGrid>
      ) : (
        <DeskGrid columns="mainAndSide">
          {/* On narrow screens the actions come before the preview. */}
          <div className="min-w-0 max-nav:order-last">
            <AnnouncementPreview announcement={announcement} />
          </div>
          <div className="grid min-w-0 grid-cols-1 content-start gap-s5">
            <ProgressPanel announcement={announcement} onChanged={() => void refetch()} />
            <ReachPanel announcement={announcement} />
          </div>
        </DeskGrid>
      )}
    </>
  );
}
