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
import { DraftMoves } from "./draft-moves";
import { LetterForm } from "./letter-form";
import { LetterFrame } from "./letter-frame";
import { ProgressPanel } from "./progress-panel";
import { ReachPanel } from "./reach-panel";

const pollMs = 2_000;

function isMoving({ state, letters }: Announcement) {
  return state === "sending" || (state !== "draft" && letters.queued > 0);
}

/** One announcement: as a draft to be written, tried and sent; then how far it is, from the database, as long as letters leave. */
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
          <LetterForm
            announcement={announcement}
            onWrite={() => setIsWritten(true)}
            onSaved={async () => {
              await refetch();
              setIsWritten(false);
            }}
          />
          <LetterFrame announcement={announcement} />
          <ReachPanel announcement={announcement}>
            <DraftMoves announcement={announcement} isWritten={isWritten} onChanged={() => void refetch()} />
          </ReachPanel>
        </DeskGrid>
      ) : (
        <DeskGrid columns="mainAndSide">
          {/* On a phone what can be done comes before the letter, once it is written. */}
          <div className="min-w-0 max-nav:order-last">
            <LetterFrame announcement={announcement} />
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
