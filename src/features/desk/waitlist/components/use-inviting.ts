import { useRouter } from "next/navigation";
import { useCallback, useMemo, useRef, useState } from "react";
import { newRun, type Person, type Run, runInvitations } from "../invite-run";

/** After this long without an answer a batch counts as not sent; asking again is harmless. */
const timeoutMs = 30_000;

async function send(ids: string[]) {
  const { api } = await import("@/trpc/client");
  return api.desk.waitlist.invite.mutate({ ids }, { signal: AbortSignal.timeout(timeoutMs) });
}

/** Who is selected, who is asked about, and how far their invitations are. */
export function useInviting() {
  const router = useRouter();
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
        send,
        isStopped: () => isStopped.current,
        onStep: setRun,
      });
      choose([...end.invited, ...end.already, ...end.gone], false);
      setPhase("done");
      router.refresh();
    },
    [choose, router],
  );

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
