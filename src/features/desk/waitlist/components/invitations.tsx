"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, useContext, useState } from "react";
import { readApiError } from "@/lib/api-error";
import { trpc } from "@/trpc/provider";
import { redirectIfUnauthorized } from "../../refusals";
import { InviteBar } from "./invite-bar";
import { InviteDialog, type InviteMail } from "./invite-dialog";

/** What a page knows of an entry of the waitlist. */
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
        onError: (error) => redirectIfUnauthorized(readApiError(error)),
      },
    );
  }

  function close() {
    mutation.reset();
    setNote(null);
  }

  /** Shows that something else was done with an entry. */
  function showNote(text: string, person: Person) {
    mutation.reset();
    setNote(text);
    choose([person], false);
    router.refresh();
  }

  const { status, data: outcomes } = mutation;
  return { chosen, choose, asked, ask, invite, attempt, status, outcomes, note, showNote, close };
}

export type Inviting = ReturnType<typeof useInviting>;

const InvitingContext = createContext<Inviting | null>(null);

/** Returns the selection and the last invitation, wherever on the waitlist one is. */
export function useInvitations(): Inviting {
  const inviting = useContext(InvitingContext);
  if (!inviting) throw new Error("useInvitations is for what stands inside Invitations");
  return inviting;
}

/** Keeps the selection and the outcome of the last invitation over all pages of the Desk. */
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
