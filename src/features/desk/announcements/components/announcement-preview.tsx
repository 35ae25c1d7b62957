import { deskAnnouncements } from "@/content/desk-announcements";
import { trpc } from "@/trpc/provider";
import { DeskPanel } from "../../components/desk-panel";
import { OnceButton } from "../../components/once-button";
import { MailWindow } from "../../mail/components/mail-frame";
import type { Announcement } from "../list-service";

const { letter: text, trial } = deskAnnouncements;

/** Shows the mail in a sandboxed frame; a draft can be sent to oneself. */
export function AnnouncementPreview({ announcement }: { announcement: Announcement }) {
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
