import { randomUUID } from "node:crypto";
import { coach } from "@tests/support/desk-people";
import { createSession, encodeClaims, sessionCookie } from "@/server/auth/sessions";
import type { Database } from "@/server/db/client";
import { memberRow } from "../../prisma/rows/member-row";
import { type Client, type Crowd, createClient } from "./client";
import type { Random } from "./random";

/** Makes a coach who is signed in for the Desk, their second factor given; gives the Cookie header of their browser. */
export async function makeCoach(db: Database) {
  const { name: displayName, email } = coach;
  const user = await db.user.create({ data: memberRow({ email, displayName, role: "coach" }) });
  const device = { userAgent: "Soak", address: "127.0.0.1" };
  const claims = await createSession(db, user, device, "password");
  await db.authSession.update({ where: { id: claims.sid }, data: { factorAt: new Date() } });
  return `${sessionCookie()}=${encodeURIComponent(await encodeClaims(claims))}`;
}

type Row = { id: string; status: string };

const next: Record<string, string> = {
  pending_review: "in_review",
  in_review: "invited",
  invited: "accepted",
};
const letterOf = (to: string) => ({ subject: `Your application: ${to}`, body: "We would like to meet you." });

async function move({ ledger }: Crowd, client: Client, { id, status }: Row) {
  const to = next[status];
  if (!to) return;
  const mail = to === "in_review" ? null : letterOf(to);
  // Who asks again after an answer that was lost is told that the application was moved meanwhile, by themselves.
  const json = { id, from: status, to, mail };
  const moved = await client.call("desk.applications.move", json, { ifSentBefore: [409] });
  if (moved) ledger.moves.set(id, to);
}

async function note({ ledger }: Crowd, client: Client, { id }: Row, text: string) {
  const key = randomUUID();
  if (await client.call("desk.applications.addNote", { id, text, key })) ledger.notes.push({ key, text });
}

/** The coach looks through the list, and moves an application or writes a note about it. */
export async function work(crowd: Crowd, random: Random, client: Client, turn: number) {
  const status = random.any(["awaiting", "invited", "all"]);
  await client.send(random.any(["/desk", "/desk/applications", "/desk/waiting-list"]));
  const list = await client.query<{ rows: Row[] }>("desk.applications.list", { status });
  const [first, ...others] = list?.data?.rows ?? [];
  if (!first) return;
  const row = random.any([first, ...others]);
  await client.query("desk.applications.get", { id: row.id });
  if (random.isOneIn(2)) await move(crowd, client, row);
  else await note(crowd, client, row, `note ${turn}`);
}

/** The browser in which a coach is signed in. */
export const coachBrowser = (crowd: Crowd, random: Random, cookie: string) =>
  createClient(crowd, random, cookie);
