import { setTimeout as wait } from "node:timers/promises";
import { createClient, createRandom, type Target } from "./client";
import { actAsMember, type SignedInMember, signUp } from "./members";
import { actAsCoach, visit } from "./visitors";

const visitors = 5;
const members = 3;
/** Below the limit of 300 forms an hour, beyond which public forms require a proof of work. */
const maxForms = 270;
const formsAtOnce = 20;

type Run = { seed: number; begun: number; until: number; coach: string };

/**
 * Returns a function that returns an unused email address, or null if forms are sent too fast for the hourly budget.
 */
function createAddresses({ seed, begun, until }: Run) {
  const sent = new Map<string, number>();
  return (form: string) => {
    const count = sent.get(form) ?? 0;
    const passed = (Date.now() - begun) / (until - begun);
    if (count >= formsAtOnce + (maxForms - formsAtOnce) * passed) return null;
    sent.set(form, count + 1);
    return `${form}-${seed}-${count}@example.org`;
  };
}

/** Runs the traffic, whose choices all depend on the seed. */
export async function runTraffic(target: Target, run: Run) {
  const newEmail = createAddresses(run);
  const isOver = () => Date.now() >= run.until;
  const randomOf = (person: number) => createRandom(run.seed * 1_000 + person);

  const visitorTraffic = Array.from({ length: visitors }, async (_, index) => {
    const random = randomOf(index);
    for (; !isOver(); await wait(random.between(50, 400))) await visit(target, random, newEmail);
  });

  const memberTraffic = Array.from({ length: members }, async (_, index) => {
    const random = randomOf(100 + index);
    const signedIn: SignedInMember[] = [];
    for (; !isOver(); await wait(random.between(100, 600))) {
      const email = signedIn.length < 3 || random.isOneIn(4) ? newEmail("sign-up") : null;
      const member = email && (await signUp(target, random, email));
      if (member) signedIn.push(member);
      const [one, ...others] = signedIn;
      if (one) await actAsMember(target, random, random.any([one, ...others]));
    }
  });

  const random = randomOf(200);
  const client = createClient(target, random, run.coach);
  const coachTraffic = (async () => {
    for (let turn = 0; !isOver(); turn += 1) {
      await actAsCoach(target, random, client, turn);
      await wait(random.between(200, 900));
    }
  })();
  await Promise.all([...visitorTraffic, ...memberTraffic, coachTraffic]);
}
