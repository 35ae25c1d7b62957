import { Message } from "@/components/ui/message";
import { desk } from "@/content/desk";
import type { LeftOutReason } from "@/content/desk-announcements";
import { deskMembersWords as words } from "@/content/desk-members";
import { DeskLink } from "../../components/desk-link";

type LeftOutNoteProps = { why: LeftOutReason; announcement?: string };

/** Says that only members are listed whom an announcement leaves out, and leads back to it and to all members. */
export function LeftOutNote({ why, announcement }: LeftOutNoteProps) {
  return (
    <Message tone="info" live={false} className="mt-s4">
      <p>{words.leftOut[why]}</p>
      <p className="flex flex-wrap gap-x-s4">
        <DeskLink className="textlink" href={desk.pages.members.href}>
          {words.toAll}
        </DeskLink>
        {announcement ? (
          // A page of its own, not a move within this one: only then its frame may show the letter.
          <a
            className="textlink"
            href={`${desk.pages.announcements.href}/${encodeURIComponent(announcement)}`}
          >
            {words.toAnnouncement}
          </a>
        ) : null}
      </p>
    </Message>
  );
}
