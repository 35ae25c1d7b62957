"use client";

import { useState } from "react";
import { desk } from "@/content/desk";
import { deskAnnouncements } from "@/content/desk-announcements";
import { freeToolName } from "@/content/free-tools";
import { trpc } from "@/trpc/provider";
import { DeskGrid } from "../../components/desk-grid";
import { DeskHead } from "../../components/desk-head";
import { DeskLink } from "../../components/desk-link";
import type { Announcement } from "../list-service";
import { AnnouncementForm } from "./announcement-form";
import { AnnouncementPreview } from "./announcement-preview";
import { DraftMoves } from "./draft-moves";
import { ProgressPanel } from "./progress-panel";
import { ReachPanel } from "./reach-panel";

const pollMs = 2_000;

function isMoving({ state, letters }: Announcement) {
  return state === "sending" || (state !== "draft" && letters.queued > 0);
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
