"use client";

import { useId, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { LiveMessage } from "@/components/ui/live-message";
import { Modal } from "@/components/ui/modal";
import { deskWaitlist } from "@/content/desk-waitlist";
import { messages } from "@/content/messages";
import { readApiError } from "@/lib/api-error";
import { classNames } from "@/lib/class-names";
import { trpc } from "@/trpc/provider";
import styles from "../../components/desk-dialog.module.css";
import { redirectIfUnauthorized, refusalText } from "../../refusals";
import { type Person, useInvitations } from "./invitations";

const words = deskWaitlist.leave;

/** Takes somebody off the list, after a look at who it is. */
export function LeaveDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { showNote } = useInvitations();
  const removal = trpc.desk.waitlist.leave.useMutation();
  const [isSending, start] = useTransition();
  const failure = removal.error ? refusalText(removal.error, messages.general.unreachable) : null;
  const id = useId();

  function leave() {
    if (isSending) return;
    start(async () => {
      const isGone = await removal.mutateAsync({ id: person.id }).then(
        () => true,
        (caught) => {
          redirectIfUnauthorized(readApiError(caught));
          return false;
        },
      );
      if (!isGone) return;
      onClose();
      showNote(words.done(person.name), person);
    });
  }

  return (
    <Modal
      isOpen
      onClose={(how) => {
        if (how === "forced" || !isSending) onClose();
      }}
      headingId={id}
      className={classNames(styles.dialog, styles.small)}
    >
      <div className={styles.inner}>
        <h2 id={id} tabIndex={-1}>
          {words.heading(person.name)}
        </h2>
        <p>{words.text}</p>
        <LiveMessage tone="error">{failure}</LiveMessage>
        <div className="flex flex-wrap gap-s3 max-[30rem]:[&>*]:w-full">
          <Button size="small" busy={isSending} aria-disabled={isSending} onClick={leave}>
            {isSending ? words.sending : words.submit}
          </Button>
          <Button size="small" variant="line" disabled={isSending} onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
