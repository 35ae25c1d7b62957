import { randomUUID } from "node:crypto";
import { application } from "@tests/support/application";
import { futureApps } from "@/content/future-apps";
import { unseal } from "@/server/secret";
import { type Client, type Crowd, createClient } from "./client";
import type { Random } from "./random";

const pages = ["/", "/about", "/lounge", "/products", "/podcast", "/coaching", "/pricing", "/auth"] as const;
const [first, ...others] = futureApps.map(({ slug }) => slug);
const slugs = [first, ...others] as const;
export const anySlug = (random: Random) => random.any(slugs as readonly [string, ...string[]]);

/** Five answers of a quiz, and the attempt they belong to. */
export function quizOf(random: Random) {
  const answers = Array.from({ length: 5 }, () => random.any(["a", "b", "c", "d"]));
  return { answers, attemptId: randomUUID() };
}

const voterOf = (client: Client) => {
  const id = unseal("visitor", decodeURIComponent(client.cookie("aurea.visitor")));
  return id && `visitor:${id}`;
};

/** Votes, and notes what was acknowledged; who votes without an account is known by the cookie of the answer. */
export async function vote(crowd: Crowd, client: Client, slug: string, member?: string) {
  const cast = await client.call<{ alreadyVoted: boolean }>("futureApps.vote", { slug });
  const voterKey = member ? `member:${member}` : voterOf(client);
  if (cast && cast.tries > 1) crowd.ledger.unansweredVotes += cast.tries - 1;
  if (!cast) return;
  if (voterKey) crowd.ledger.votes.push({ slug, voterKey });
  else crowd.ledger.unexpected.push("a vote was taken and its voter not named");
}

async function joinWaitlist({ ledger }: Crowd, client: Client, email: string) {
  const form = { name: "Noor", email, fillTimeMs: 5_000 };
  if (await client.call("coaching.joinWaitlist", form)) ledger.waitlist.push(email);
}

async function apply({ ledger }: Crowd, client: Client, email: string) {
  const key = randomUUID();
  const form = { ...application({ email, idempotencyKey: key }), fillTimeMs: 5_000 };
  if (await client.call("coaching.submitApplication", form)) ledger.applications.push({ key, email });
}

/** Somebody nobody has seen before comes by: looks around, votes perhaps, and perhaps sends a form. */
export async function visit(crowd: Crowd, random: Random, newEmail: (form: string) => string | null) {
  const client = createClient(crowd, random);
  for (let page = random.below(3); page >= 0; page -= 1) await client.send(random.any(pages));
  const what = random.below(10);
  if (what < 2) await client.query("futureApps.list", null);
  if (what < 6)
    for (let votes = random.below(3); votes >= 0; votes -= 1) await vote(crowd, client, anySlug(random));
  if (what === 6) await client.call("quiz.submit", quizOf(random));
  const form = random.any(["waitlist", "application"]);
  const email = what > 6 ? newEmail(form) : null;
  if (email) await (form === "waitlist" ? joinWaitlist : apply)(crowd, client, email);
}
