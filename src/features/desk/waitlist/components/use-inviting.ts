import { useRouter } from "next/navigation";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { trpc } from "@/trpc/provider";
import { newRun, type Person, type Run, runInvitations } from "../invite-run";

/** Who is selected, who is asked about, and how far their invitations are. */
export function useInviting() {
  const router = useRouter();
  const { mutateAsync: invite } = trpc.desk.waitlist.invite.useMutation();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Person>>(new Map());
  const [asked, ask] = useState<Person[] | null>(null);
  const [run, setRun] = useState<Run | null>(null);
  const [phase, setPhase] = useState<"rest" | "running" | "stopping" | "done">("rest");
  const [note, setNote] = useState<string | null>(null);
  const isStopped = useRef(false);

  const choose = useCallback((people: Person[], isChosen: boolean) => {
    setChosen((before) => {
      const after = new Map(before);
      for (const person of people) isChosen ? after.set(person.id, person) : after.delete(person.id);
      return after;
    });
  }, []);

  const close = useCallback(() => {
    setPhase("rest");
    setRun(null);
    setNote(null);
  }, []);

  const start = useCallback(
    async (people: Person[]) => {
      isStopped.current = false;
      ask(null);
      setNote(null);
      setRun(newRun(people));
      setPhase("running");
      const end = await runInvitations(people, {
        send: (ids) => invite({ ids }),
        isStopped: () => isStopped.current,
        onStep: setRun,
      });
      choose([...end.invited, ...end.already, ...end.gone], false);
      setPhase("done");
      router.refresh();
    },
    [choose, invite, router],
  );

  const isBusy = phase === "running" || phase === "stopping";
  useEffect(() => {
    if (!isBusy) return;
    // Elsewhere at the Desk they go on; where the page itself goes, who is not invited yet would not be.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isBusy]);

  const stop = useCallback(() => {
    isStopped.current = true;
    setPhase("stopping");
  }, []);

  /** Says that something else was done with an entry. */
  const say = useCallback(
    (text: string, person: Person) => {
      close();
      choose([person], false);
      setNote(text);
      router.refresh();
    },
    [choose, close, router],
  );

  return useMemo(
    () => ({ chosen, choose, asked, ask, run, phase, note, start, stop, close, say }),
    [chosen, choose, asked, run, phase, note, start, stop, close, say],
  );
}

export type Inviting = ReturnType<typeof useInviting>;
