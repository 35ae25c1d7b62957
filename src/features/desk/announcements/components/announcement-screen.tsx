"use client";

import { useState } from "react";
import { desk } from "@/content/desk";
import { deskAnnouncements } from "@/content/desk-announcements";
import { freeToolName } from "@/content/free-tools";
import { trpc } from "@/trpc/provider";
import { DeskGrid } from "../../components/desk-grid";
import { DeskHead } from "../../components/desk-head";
import { DeskLink } from "../../components/desk-link";
import { DeskPanel } from "../../components/desk-panel";
import { OnceButton } from "../../components/once-button";
import { MailWindow } from "../../mail/components/mail-frame";
import type { Announcement } from "../list-service";
import { AnnouncementForm } from "./announcement-form";
import { DraftMoves } from "./draft-moves";
import { ProgressPanel } from "./progress-panel";
import { ReachPanel } from "./reach-panel";

const { email: text, trial } = deskAnnouncements;

/** Shows the mail in a sandboxed frame; a draft can be sent to oneself. */
function AnnouncementPreview({ announcement }: { announcement: Announcement }) {
  const { id, subject, state, updatedAt, address } = announcement;
  const tryOut = trpc.desk.announcements.tryOut.useMutation();
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
        <div className="mt-s4 grid justify-items-start gap-s3">
          <OnceButton
            // A changed draft can be sent again.
            key={updatedAt.getTime()}
            label={trial.action}
            whose={trial.whose}
            act={() => tryOut.mutateAsync({ id })}
            done={({ to }) => trial.done(to)}
            failed={trial.failed}
          />
        </div>
      ) : null}
    </DeskPanel>
  );
}

const pollMs = 2_000;

function isMoving({ state, mails }: Announcement) {
  return state === "sending" || (state !== "draft" && mails.queued > 0);
}

/** Shows a draft to edit and send, or the progress of an announcement, polled while mails are queued. */
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
      <DeskLink className="textlink text-base" href={desk.pages.announcements.href}>
        {deskAnnouncements.toList}
      </DeskLink>
      <DeskHead title={announcement.subject} note={freeToolName(announcement.tool)} />
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
          {/* on a phone the actions come before the preview */}
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
