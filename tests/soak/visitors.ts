import { randomUUID } from "node:crypto";
import { application } from "@tests/support/application";
import { coach } from "@tests/support/desk-people";
import { signInAs } from "@tests/support/factories";
import { futureApps } from "@/content/future-apps";
import type { Database } from "@/server/db/client";
import { unseal } from "@/server/secret";
import { buildMemberRow } from "../../prisma/rows/member-row";
import { type Client, createClient, type Random, type Target } from "./client";

const pages = ["/", "/about", "/lounge", "/products", "/podcast", "/coaching", "/pricing", "/auth"] as const;
const [first, ...others] = futureApps.map(({ slug }) => slug);
const slugs = [first, ...others] as const;
export const anySlug = (random: Random) => random.any(slugs as readonly [string, ...string[]]);

export function quizOf(random: Random) {
  const answers = Array.from({ length: 5 }, () => random.any(["a", "b", "c", "d"]));
  return { answers, attemptId: randomUUID() };
}

const voterOf = (client: Client) => {
  const id = unseal("visitor", decodeURIComponent(client.cookie("aurea.visitor")));
  return id && `visitor:${id}`;
};

/** Records the vote with the voter's key if the site acknowledges it. */
export async function vote(target: Target, client: Client, slug: string, member?: string) {
  const cast = await client.call<{ alreadyVoted: boolean }>("futureApps.vote", { slug });
  const voterKey = member ? `member:${member}` : voterOf(client);
  if (cast && cast.tries > 1) target.ledger.unansweredVotes += cast.tries - 1;
  if (!cast) return;
  if (voterKey) target.ledger.votes.push({ slug, voterKey });
  else target.ledger.unexpected.push("a vote was taken and its voter not named");
}

async function joinWaitlist({ ledger }: Target, client: Client, email: string) {
  const form = { name: "Noor", email, fillTimeMs: 5_000 };
  if (await client.call("coaching.joinWaitlist", form)) ledger.waitlist.push(email);
}

async function apply({ ledger }: Target, client: Client, email: string) {
  const key = randomUUID();
  const form = { ...application({ email, idempotencyKey: key }), fillTimeMs: 5_000 };
  if (await client.call("coaching.submitApplication", form)) ledger.applications.push({ key, email });
}

export async function visit(target: Target, random: Random, newEmail: (form: string) => string | null) {
  const client = createClient(target, random);
  for (let page = random.below(3); page >= 0; page -= 1) await client.send(random.any(pages));
  const what = random.below(10);
  if (what < 2) await client.query("futureApps.list", null);
  if (what < 6)
    for (let votes = random.below(3); votes >= 0; votes -= 1) await vote(target, client, anySlug(random));
  if (what === 6) await client.call("quiz.submit", quizOf(random));
  const form = random.any(["waitlist", "application"]);
  const email = what > 6 ? newEmail(form) : null;
  if (email) await (form === "waitlist" ? joinWaitlist : apply)(target, client, email);
}

/** Returns the Cookie header of a coach with a second factor. */
export async function makeCoach(db: Database) {
  const { name: displayName, email } = coach;
  const user = await db.user.create({ data: buildMemberRow({ email, displayName, role: "coach" }) });
  return (await signInAs(user, { db })).cookie;
}

type Row = { id: string; status: string };

const nextStatus: Record<string, string> = {
  pending_review: "in_review",
  in_review: "invited",
  invited: "accepted",
};
const mailFor = (to: string) => ({ subject: `Your application: ${to}`, body: "We would like to meet you." });

async function move({ ledger }: Target, client: Client, { id, status }: Row) {
  const to = nextStatus[status];
  if (!to) return;
  const mail = to === "in_review" ? null : mailFor(to);
  // Expects 409 on a retry, because the first, unanswered attempt may have changed the status.
  const json = { id, from: status, to, mail };
  const moved = await client.call("desk.applications.move", json, { ifSentBefore: [409] });
  if (moved) ledger.moves.set(id, to);
}

async function note({ ledger }: Target, client: Client, { id }: Row, text: string) {
  const key = randomUUID();
  if (await client.call("desk.applications.addNote", { id, text, key })) ledger.notes.push({ key, text });
}

export async function actAsCoach(target: Target, random: Random, client: Client, turn: number) {
  const status = random.any(["awaiting", "invited", "all"]);
  await client.send(random.any(["/desk", "/desk/applications", "/desk/waiting-list"]));
  const list = await client.query<{ rows: Row[] }>("desk.applications.list", { status });
  const [first, ...others] = list?.data?.rows ?? [];
  if (!first) return;
  const row = random.any([first, ...others]);
  await client.query("desk.applications.get", { id: row.id });
  if (random.isOneIn(2)) await move(target, client, row);
  else await note(target, client, row, `note ${turn}`);
}
