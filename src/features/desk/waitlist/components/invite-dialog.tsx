"use client";

import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { deskWaitlist } from "@/content/desk-waitlist";
import styles from "../../components/desk-dialog.module.css";
import type { Person } from "./invitations";

/** What an invitation says, but for the name. */
export type InviteMail = { subject: string; heading: string; paragraphs: readonly string[] };

type InviteDialogProps = { people: Person[]; mail: InviteMail; onSend: () => void; onClose: () => void };

const words = deskWaitlist.dialog;
const namesShown = 6;

/** Shows who gets which mail before it goes out. */
export function InviteDialog({ people, mail, onSend, onClose }: InviteDialogProps) {
  const id = useId();
  const [first] = people;
  const one = people.length === 1 ? first : undefined;
  const more = people.length - namesShown;
  return (
    <Modal isOpen onClose={onClose} headingId={id} closeLabel={words.close} className={styles.dialog}>
      <div className={styles.inner}>
        <h2 id={id} tabIndex={-1}>
          {one ? words.headingOne(one.name) : words.heading(people.length)}
        </h2>
        {one ? null : (
          <p>
            <b className="font-[560] text-ink">
              {people
                .slice(0, namesShown)
                .map(({ name }) => name)
                .join(", ")}
              {more > 0 ? ` ${words.more(more)}` : null}
            </b>
          </p>
        )}
        <p>{one ? words.textOne(one.email) : words.text}</p>
        <section
          className="space-y-s3 rounded-sheet border border-dune-line bg-sand px-s5 py-s4 text-base leading-normal"
          aria-label={words.mail}
        >
          <p className="note">{mail.subject}</p>
          <h3 className="text-[1.375rem]">{mail.heading}</h3>
          <p>{words.greeting(first?.name ?? "")}</p>
          {mail.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <div className="flex flex-wrap gap-s3 max-[30rem]:[&>*]:w-full">
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
