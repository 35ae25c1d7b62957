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
  return { total: people.length, invited: [], already: [], gone: [], failed: [], unsent: people };
}

/** Invites people in small batches, one after the other, until all are dealt with or it is stopped. */
export async function runInvitations(people: Person[], { send, isStopped, onStep }: Step): Promise<Run> {
  let run = newRun(people);
  while (run.unsent.length > 0 && !isStopped()) {
    const batch = run.unsent.slice(0, batchSize);
    const next = {
      ...run,
      invited: [...run.invited],
      already: [...run.already],
      gone: [...run.gone],
      failed: [...run.failed],
      unsent: run.unsent.slice(batchSize),
    };
    try {
      const results = await send(batch.map(({ id }) => id));
      const outcomes = new Map(results.map(({ id, outcome }) => [id, outcome]));
      for (const person of batch) {
        const outcome = outcomes.get(person.id);
        next[outcome ? piles[outcome] : "failed"].push(person);
      }
    } catch {
      next.failed.push(...batch);
    }
    run = next;
    onStep(run);
  }
  return run;
}
