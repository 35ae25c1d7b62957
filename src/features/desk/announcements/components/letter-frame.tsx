import { deskAnnouncements } from "@/content/desk-announcements";
import { DeskPanel } from "../../components/desk-panel";
import type { Announcement } from "../list-service";

const words = deskAnnouncements.letter;

/** The letter as it arrives, in a frame that may do nothing. */
export function LetterFrame({ announcement }: { announcement: Announcement }) {
  const { id, subject, state, updatedAt, address } = announcement;
  const version = state === "draft" ? `${updatedAt.getTime()} ${address}` : `${address}`;
  return (
    <DeskPanel title={words.heading}>
      <iframe
        key={version}
        className="mb-s3 block h-184 w-full rounded-sheet border border-dune-line bg-sand"
        src={`/api/desk/mail-preview?announcement=${encodeURIComponent(id)}`}
        title={words.frame(subject)}
        sandbox=""
      />
      <p className="note">{words.note}</p>
      <p className="note break-words">{address ? words.leadsTo(address) : words.leadsToProducts}</p>
    </DeskPanel>
  );
}
