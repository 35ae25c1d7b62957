import fc from "fast-check";
import type { createJudge, Fault } from "./fuzz-judge";
import type { Answer, Shot } from "./fuzz-world";

const shotsOfPortion = 250;
const lanes = 32;
const mostFaults = 12;

type Hunt = {
  shots: fc.Arbitrary<Shot>;
  send: (shot: Shot) => Promise<Answer | null>;
  judge: ReturnType<typeof createJudge>;
  total: number;
  seed: number;
};

type Found = Fault & { seed: number; shot: Shot; said: string };

/**
 * Sends so many requests, in portions that run side by side. Portion n is drawn from seed + n, so that FUZZ_SEED=(the seed
 * of a portion) begins with it. What is found is made as small as it can be, which takes more requests.
 */
export async function hunt({ shots, send, judge, total, seed }: Hunt) {
  const found: Found[] = [];
  const statuses = new Map<number, number>();
  let sent = 0;

  async function portion(own: number, numRuns: number) {
    let last: (Fault & { said: string }) | null = null;
    const property = fc.asyncProperty(shots, async (shot) => {
      const answer = await send(shot);
      // Another one is drawn for what cannot be sent.
      fc.pre(answer !== null);
      sent += 1;
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const fault = judge(shot, answer);
      if (fault) last = { ...fault, said: answer.body.slice(0, 300) };
      return fault === null;
    });
    const { counterexample, errorInstance } = await fc.check(property, {
      seed: own,
      numRuns,
      interruptAfterTimeLimit: 120_000,
    });
    if (counterexample && !last) throw errorInstance;
    if (counterexample && last)
      found.push({ ...(last as Fault & { said: string }), seed: own, shot: counterexample[0] });
  }

  const portions = Array.from({ length: Math.ceil(total / shotsOfPortion) }, (_, at) => ({
    own: seed + at,
    numRuns: Math.min(shotsOfPortion, total - at * shotsOfPortion),
  })).values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const { own, numRuns } of portions) if (found.length < mostFaults) await portion(own, numRuns);
    }),
  );
  return { sent, found, statuses };
}
