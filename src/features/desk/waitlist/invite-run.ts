import type { Outcome } from "./invite-service";

/** Somebody who can be invited, as far as a page has to know them. */
export type Person = { id: string; name: string; email: string };

/** How far an invitation has come: who is dealt with, how, and who is still to come. */
export type Run = {
  total: number;
  invited: Person[];
  already: Person[];
  gone: Person[];
  failed: Person[];
  unsent: Person[];
  /** Of whom it has been asked: where no answer came, the server may have invited them. */
  asked: string[];
};

type Step = {
  send: (ids: string[]) => Promise<{ id: string; outcome: Outcome }[]>;
  isStopped: () => boolean;
  onStep: (run: Run) => void;
};

const batchSize = 10;
const piles = { invited: "invited", already: "already", left: "gone", "not-there": "gone" } as const;

/** A run that has not begun. */
export function newRun(people: Person[]): Run {
  const none = { invited: [], already: [], gone: [], failed: [], asked: [] };
  return { ...none, total: people.length, unsent: people };
}

/** What is left of a run that was broken off: with who is still to come, whoever it could not reach. */
export function remaining(run: Run): Run {
  return { ...run, failed: [], unsent: [...run.failed, ...run.unsent] };
}

/** Another run for those whom this one could not reach. */
export function retryOf({ failed, asked }: Run): Run {
  return { ...newRun(failed), asked };
}

function settle(run: Run, batch: Person[], outcomes: ReadonlyMap<string, Outcome>): Run {
  const found = batch.map((person) => {
    const outcome = outcomes.get(person.id);
    // Asked before without an answer and invited since: that was us.
    if (outcome === "already" && run.asked.includes(person.id)) return { person, pile: "invited" as const };
    return { person, pile: outcome ? piles[outcome] : ("failed" as const) };
  });
  const of = (wanted: string) => found.flatMap(({ person, pile }) => (pile === wanted ? [person] : []));
  return {
    ...run,
    invited: [...run.invited, ...of("invited")],
    already: [...run.already, ...of("already")],
    gone: [...run.gone, ...of("gone")],
    failed: [...run.failed, ...of("failed")],
    unsent: run.unsent.slice(batch.length),
  };
}

/** Invites who is still to come in small batches, one after the other, until all are dealt with or it is stopped. */
export async function runInvitations(begun: Run, { send, isStopped, onStep }: Step): Promise<Run> {
  let run = begun;
  while (run.unsent.length > 0 && !isStopped()) {
    const batch = run.unsent.slice(0, batchSize);
    const ids = batch.map(({ id }) => id);
    onStep({ ...run, asked: [...run.asked, ...ids] });
    const results = await send(ids).catch(() => []);
    const outcomes = new Map(results.map(({ id, outcome }) => [id, outcome]));
    run = { ...settle(run, batch, outcomes), asked: [...run.asked, ...ids] };
    onStep(run);
  }
  return run;
}
