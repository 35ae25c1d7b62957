import { useRouter } from "next/navigation";
import { createContext, useContext, useState } from "react";
import { trpc } from "@/trpc/provider";

export type Invitee = { id: string; name: string; email: string };

type Attempt = { people: Invitee[]; isRetry: boolean };

export function useInvitationState() {
  const router = useRouter();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Invitee>>(new Map());
  const [dialogPeople, setDialogPeople] = useState<Invitee[] | null>(null);
  const [attempt, setAttempt] = useState<Attempt>({ people: [], isRetry: false });
  const [note, setNote] = useState<string | null>(null);
  const mutation = trpc.desk.waitlist.invite.useMutation();

  function setChoice(people: Invitee[], isChosen: boolean) {
    setChosen((before) => {
      const after = new Map(before);
      for (const person of people) {
        if (isChosen) after.set(person.id, person);
        else after.delete(person.id);
      }
      return after;
    });
  }

  function choose(people: Invitee[], isChosen: boolean) {
    // A retry would repeat the failed invitation for its own people, not for the people who are chosen now.
    if (mutation.isError) mutation.reset();
    setChoice(people, isChosen);
  }

  function invite(people: Invitee[], isRetry = false) {
    setDialogPeople(null);
    setNote(null);
    setAttempt({ people, isRetry });
    mutation.mutate(
      { ids: people.map(({ id }) => id) },
      {
        onSuccess() {
          setChoice(people, false);
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
  function showNote(text: string, person: Invitee) {
    mutation.reset();
    setNote(text);
    setChoice([person], false);
  }

  return {
    chosen,
    choose,
    dialogPeople,
    setDialogPeople,
    invite,
    mutation,
    attempt,
    note,
    showNote,
    close,
  };
}

export type InvitationState = ReturnType<typeof useInvitationState>;

export const InvitationContext = createContext<InvitationState | null>(null);

export function useInvitations(): InvitationState {
  const invitations = useContext(InvitationContext);
  if (!invitations) throw new Error("useInvitations needs Invitations around it");
  return invitations;
}
