"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { Modal } from "@/components/ui/modal";
import { deskWaitlist } from "@/content/desk-waitlist";
import { messages } from "@/content/messages";
import { refusalText } from "../../refusal-text";
import type { Person } from "../invite-run";
import { useInvitations } from "./invitations";
import "./desk-dialog.css";

const words = deskWaitlist.leave;

/** Takes somebody off the list, after a look at who it is. */
export function LeaveDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { say } = useInvitations();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const id = useId();

  async function leave() {
    if (isSending) return;
    setIsSending(true);
    setFailure(null);
    try {
      const { api } = await import("@/trpc/client");
      await api.desk.waitlist.leave.mutate({ id: person.id }, { signal: AbortSignal.timeout(30_000) });
      onClose();
      say(words.done(person.name), person);
    } catch (error) {
      setFailure(refusalText(error, messages.general.unreachable));
      setIsSending(false);
    }
  }

  return (
    <Modal
      isOpen
      onClose={(how) => {
        if (how === "forced" || !isSending) onClose();
      }}
      headingId={id}
      className="modal--desk modal--desk-small"
    >
      <div className="desk-dialog">
        <h2 id={id} tabIndex={-1}>
          {words.heading(person.name)}
        </h2>
        <p>{words.text}</p>
        <div role="alert">
          {failure ? (
            <Message tone="error" live={false}>
              {failure}
            </Message>
          ) : null}
        </div>
        <div className="desk-dialog__acts">
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
