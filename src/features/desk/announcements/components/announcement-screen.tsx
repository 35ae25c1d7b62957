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
import { LetterForm } from "./letter-form";
import { LetterFrame } from "./letter-frame";
import { ProgressPanel } from "./progress-panel";
import { ReachPanel } from "./reach-panel";
import { SendPanel } from "./send-panel";

const pollMs = 2_000;
// On a phone what can be done comes before the letter, once it is written.
const column = "grid min-w-0 grid-cols-1 content-start gap-s5";

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
  const isDraft = announcement.state === "draft";
  return (
    <>
      <DeskLink className="textlink text-base" href={desk.pages.announcements.href}>
        {deskAnnouncements.toList}
      </DeskLink>
      <DeskHead title={announcement.subject} note={freeToolName(announcement.tool)} />
      <DeskGrid columns="mainAndSide">
        <div className={isDraft ? column : `${column} max-nav:order-last`}>
          {isDraft ? (
            <LetterForm
              announcement={announcement}
              onWrite={() => setIsWritten(true)}
              onSaved={async () => {
                await refetch();
                setIsWritten(false);
              }}
            />
          ) : null}
          <LetterFrame announcement={announcement} />
        </div>
        <div className={column}>
          {isDraft ? null : <ProgressPanel announcement={announcement} onChanged={() => void refetch()} />}
          <ReachPanel announcement={announcement} />
          {isDraft ? (
            <SendPanel announcement={announcement} isWritten={isWritten} onChanged={() => void refetch()} />
          ) : null}
        </div>
      </DeskGrid>
    </>
  );
}
