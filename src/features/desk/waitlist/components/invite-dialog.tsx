"use client";

import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { deskWaitlist } from "@/content/desk-waitlist";
import type { Person } from "../invite-run";
import "./desk-dialog.css";

/** What an invitation says, but for the name. */
export type Mail = { subject: string; heading: string; paragraphs: readonly string[] };

type InviteDialogProps = { people: Person[]; mail: Mail; onSend: () => void; onClose: () => void };

const words = deskWaitlist.dialog;
const namesShown = 6;

/** Shows who gets which mail before it goes out. */
export function InviteDialog({ people, mail, onSend, onClose }: InviteDialogProps) {
  const id = useId();
  const [first] = people;
  const one = people.length === 1 ? first : undefined;
  const more = people.length - namesShown;
  return (
    <Modal isOpen onClose={onClose} headingId={id} closeLabel={words.close} className="modal--desk">
      <div className="desk-dialog">
        <h2 id={id} tabIndex={-1}>
          {one ? words.headingOne(one.name) : words.heading(people.length)}
        </h2>
        {one ? null : (
          <p className="desk-dialog__names">
            {people
              .slice(0, namesShown)
              .map(({ name }) => name)
              .join(", ")}
            {more > 0 ? ` ${words.more(more)}` : null}
          </p>
        )}
        <p>{one ? words.textOne(one.email) : words.text}</p>
        <section className="desk-letter" aria-label={words.mail}>
          <p className="note">{mail.subject}</p>
          <h3>{mail.heading}</h3>
          <p>{words.greeting(first?.name ?? "")}</p>
          {mail.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <div className="desk-dialog__acts">
          <Button size="small" onClick={onSend}>
            {words.submit(people.length)}
          </Button>
          <Button size="small" variant="line" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
