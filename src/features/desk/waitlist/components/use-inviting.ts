import { useRouter } from "next/navigation";
import { useCallback, useMemo, useState } from "react";
import { newRun, type Person, type Run, retryOf } from "../invite-run";
import { useRun } from "./use-run";

/** Who is selected, who is asked about, and how far their invitations are. */
export function useInviting() {
  const router = useRouter();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Person>>(new Map());
  const [asked, ask] = useState<Person[] | null>(null);
  const [note, setNote] = useState<string | null>(null);

  const choose = useCallback((people: Person[], isChosen: boolean) => {
    setChosen((before) => {
      const after = new Map(before);
      for (const person of people) isChosen ? after.set(person.id, person) : after.delete(person.id);
      return after;
    });
  }, []);

  const onEnd = useCallback(
    ({ invited, already, gone, unsent }: Run) => {
      choose([...invited, ...already, ...gone], false);
      // What another page began is selected here only now.
      choose(unsent, true);
      router.refresh();
    },
    [choose, router],
  );

  const { run, phase, isResumed, start: carryOut, stop, rest } = useRun(onEnd);

  const close = useCallback(() => {
    rest();
    setNote(null);
  }, [rest]);

  const start = useCallback(
    (people: Person[]) => {
      ask(null);
      setNote(null);
      carryOut(newRun(people));
    },
    [carryOut],
  );

  const retry = useCallback((before: Run) => carryOut(retryOf(before)), [carryOut]);

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
    () => ({ chosen, choose, asked, ask, run, phase, isResumed, note, start, retry, stop, close, say }),
    [chosen, choose, asked, run, phase, isResumed, note, start, retry, stop, close, say],
  );
}

export type Inviting = ReturnType<typeof useInviting>;
