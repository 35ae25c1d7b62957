import { expect, test } from "vitest";
import { newRun, type Run, remaining, retryOf, runInvitations } from "./invite-run";
import type { Outcome } from "./invite-service";

const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    name: `Noor ${at}`,
    email: `noor-${at}@example.org`,
  }));
const all = (outcome: Outcome) => (ids: string[]) => Promise.resolve(ids.map((id) => ({ id, outcome })));
const never = () => false;

test("goes through a selection ten at a time and tells how far it is", async () => {
  const steps: number[] = [];
  const batches: number[] = [];
  const run = await runInvitations(newRun(people(25)), {
    send: (ids) => {
      batches.push(ids.length);
      return all("invited")(ids);
    },
    isStopped: never,
    onStep: ({ invited }) => steps.push(invited.length),
  });
  expect(batches).toEqual([10, 10, 5]);
  expect(steps).toEqual([0, 10, 10, 20, 20, 25]);
  expect(run).toMatchObject({ total: 25, unsent: [], failed: [] });
});

test("stops between two batches and knows who is still to come", async () => {
  let last: Run | undefined;
  const run = await runInvitations(newRun(people(40)), {
    send: all("invited"),
    isStopped: () => (last?.invited.length ?? 0) >= 20,
    onStep: (step) => {
      last = step;
    },
  });
  expect(run.invited).toHaveLength(20);
  expect(run.unsent.map(({ id }) => id)).toEqual(
    people(40)
      .slice(20)
      .map(({ id }) => id),
  );
});

test("goes on after a batch that failed and keeps its people apart", async () => {
  let calls = 0;
  const run = await runInvitations(newRun(people(30)), {
    send: (ids) => {
      calls += 1;
      return calls === 2 ? Promise.reject(new Error("away")) : all("invited")(ids);
    },
    isStopped: never,
    onStep: () => undefined,
  });
  expect(run.invited).toHaveLength(20);
  expect(run.failed.map(({ id }) => id)).toEqual(
    people(30)
      .slice(10, 20)
      .map(({ id }) => id),
  );
});

test("tells the invited from those who were before, who left, and who got no answer", async () => {
  const outcomes: (Outcome | null)[] = ["invited", "already", "left", "not-there", null];
  const run = await runInvitations(newRun(people(5)), {
    send: (ids) =>
      Promise.resolve(
        ids.flatMap((id, at) => {
          const outcome = outcomes[at];
          return outcome ? [{ id, outcome }] : [];
        }),
      ),
    isStopped: never,
    onStep: () => undefined,
  });
  const sizes = [run.invited, run.already, run.gone, run.failed].map((pile) => pile.length);
  expect(sizes).toEqual([1, 1, 2, 1]);
});

test("goes on where a page stopped, and counts as invited whom that page had asked for", async () => {
  let kept = newRun(people(12));
  const unanswered = new Promise<never>(() => undefined);
  void runInvitations(newRun(people(12)), {
    send: () => unanswered,
    isStopped: never,
    onStep: (step) => {
      kept = step;
    },
  });
  const run = await runInvitations(remaining(kept), {
    send: all("already"),
    isStopped: never,
    onStep: () => undefined,
  });
  expect([run.total, run.invited.length, run.already.length]).toEqual([12, 10, 2]);
});

test("tries again whom it could not reach, who may have been invited all the same", async () => {
  const quiet = { isStopped: never, onStep: () => undefined };
  const lost = { ...quiet, send: () => Promise.reject(new Error("away")) };
  const first = await runInvitations(newRun(people(3)), lost);
  expect(first.failed).toHaveLength(3);
  const second = await runInvitations(retryOf(first), { ...quiet, send: all("already") });
  expect([second.total, second.invited.length, second.failed.length]).toEqual([3, 3, 0]);
  expect(remaining(first).unsent).toHaveLength(3);
});
