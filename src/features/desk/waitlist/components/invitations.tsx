"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, useContext, useState } from "react";
import { Button } from "@/components/ui/button";
import { deskWaitlist } from "@/content/desk-waitlist";
import { trpc } from "@/trpc/provider";
import { DeskDialog } from "../../components/desk-dialog";
import { InviteBar } from "./invite-bar";

export type Person = { id: string; name: string; email: string };

type Attempt = { people: Person[]; isRetry: boolean };

function useInviting() {
  const router = useRouter();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Person>>(new Map());
  const [asked, ask] = useState<Person[] | null>(null);
  const [attempt, setAttempt] = useState<Attempt>({ people: [], isRetry: false });
  const [note, setNote] = useState<string | null>(null);
  const mutation = trpc.desk.waitlist.invite.useMutation();

  function choose(people: Person[], isChosen: boolean) {
    setChosen((before) => {
      const after = new Map(before);
      for (const person of people) isChosen ? after.set(person.id, person) : after.delete(person.id);
      return after;
    });
  }

  function invite(people: Person[], isRetry = false) {
    ask(null);
    setNote(null);
    setAttempt({ people, isRetry });
    mutation.mutate(
      { ids: people.map(({ id }) => id) },
      {
        onSuccess() {
          choose(people, false);
          router.refresh();
        },
      },
    );
  }

  function close() {
    mutation.reset();
    setNote(null);
  }

  /** Shows the result of an action other than an invitation. */
  function showNote(text: string, person: Person) {
    mutation.reset();
    setNote(text);
    choose([person], false);
  }

  const { status, error, data: outcomes } = mutation;
  return { chosen, choose, asked, ask, invite, attempt, status, error, outcomes, note, showNote, close };
}

export type Inviting = ReturnType<typeof useInviting>;

const InvitingContext = createContext<Inviting | null>(null);

export function useInvitations(): Inviting {
  const inviting = useContext(InvitingContext);
  if (!inviting) throw new Error("useInvitations needs Invitations around it");
  return inviting;
}

/** The text without the person's name. */
export type InviteMail = { subject: string; heading: string; paragraphs: readonly string[] };

type InviteDialogProps = { people: Person[]; mail: InviteMail; onSend: () => void; onClose: () => void };

const text = deskWaitlist.dialog;
const namesShown = 6;

function InviteDialog({ people, mail, onSend, onClose }: InviteDialogProps) {
  const [first] = people;
  const one = people.length === 1 ? first : undefined;
  const names = people.slice(0, namesShown).map(({ name }) => name);
  const more = people.length - namesShown;
  return (
    <DeskDialog
      heading={one ? text.headingOne(one.name) : text.heading(people.length)}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <Button size="small" onClick={onSend}>
            {text.submit(people.length)}
          </Button>
          <Button size="small" variant="line" onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    >
      {one ? null : (
        <p>
          <b className="font-[560] text-ink">
            {names.join(", ")}
            {more > 0 ? ` ${text.more(more)}` : null}
          </b>
        </p>
      )}
      <p>{one ? text.textOne(one.email) : text.text}</p>
      <section
        className="space-y-s3 rounded-sheet border border-dune-line bg-sand px-s5 py-s4 text-base leading-normal"
        aria-label={text.mail}
      >
        <p className="note">{mail.subject}</p>
        <h3 className="text-[1.375rem]">{mail.heading}</h3>
        <p>{text.greeting(first?.name ?? "")}</p>
        {mail.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    </DeskDialog>
  );
}

/** The selection and the outcome of the last invitation stay across the pages of the Desk. */
export function Invitations({ mail, children }: { mail: InviteMail; children: ReactNode }) {
  const inviting = useInviting();
  const { asked, ask, invite } = inviting;
  return (
    <InvitingContext value={inviting}>
      {children}
      <InviteBar inviting={inviting} />
      {asked ? (
        <InviteDialog people={asked} mail={mail} onSend={() => invite(asked)} onClose={() => ask(null)} />
      ) : null}
    </InvitingContext>
  );
}
