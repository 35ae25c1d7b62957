import { joinWaitlist, leaveWaitlist } from "@/features/coaching/waitlist-service";
import { inviteEntries, leaveEntry } from "@/features/desk/waitlist/service";
import type { Database } from "@/server/db/client";
import { buildLinkUrl } from "@/server/one-time-link";
import { backdateWrites, undelivered } from "./backdate-writes";
import { motivations, secondMotivations } from "./motivations";
import { inventPeople, type Person } from "./people";
import { createRandom } from "./random";
import type { Team } from "./team";
import type { Year } from "./year";

const day = 24 * 60 * 60_000;

export type Joining = Person & { motivation?: string; at: Date };

/** Returns the people who join the waiting list, oldest first; the last six all have a motivation. */
export function drawJoinings(year: Year, count: number): Joining[] {
  const random = createRandom("waiting list");
  const next = inventPeople(random, Object.keys(undelivered));
  // The Desk shows the last few days first, so their times are set individually.
  const latest = [2, 1, 1, 0].map((ago) => year.someTime(random, year.daysAgo(ago)));
  const earlier = year.moments(random, count - latest.length, { rise: 4, from: 340, to: 3 });
  const moments = [...earlier, ...latest.sort((a, b) => a.getTime() - b.getTime())];
  const silent = new Set(
    random.shuffle(moments.slice(0, -6).map((_, index) => index)).slice(0, count - motivations.length),
  );
  const words = motivations.values();
  return moments.map((at, index) => {
    const motivation = silent.has(index) ? undefined : words.next().value;
    // The fourth newest person has the address of a full mailbox.
    const person = index === count - 4 ? { name: "Hanne", email: "hanne.full-mailbox@example.org" } : next();
    return { ...person, motivation, at };
  });
}

function findRejoiners(joinings: readonly Joining[]) {
  return joinings.filter(
    ({ motivation }) => motivation === "Curious." || motivation?.startsWith("I miss being"),
  );
}

async function leaveByLink(db: Database, email: string, at: Date) {
  const link = await db.token.findFirst({ where: { email, purpose: "leave" }, select: { id: true } });
  if (!link) throw new Error(`there is no email to ${email}`);
  const token = new URL(buildLinkUrl("leave", link.id)).hash.slice(1);
  await leaveWaitlist(backdateWrites(db, at), { token });
}

/** Adds people through the site's own services, invites the earliest of them in two rounds, and removes some. */
export async function fillWaitlist(db: Database, year: Year, team: Team, joinings: readonly Joining[]) {
  const random = createRandom("waiting list, later");
  const ids: string[] = [];
  for (const { at, ...form } of joinings) ids.push((await joinWaitlist(backdateWrites(db, at), form, at)).id);

  const settled = joinings.slice(4, -12).filter((joining) => !findRejoiners(joinings).includes(joining));
  const leavers = new Set(random.shuffle(settled).slice(0, 9));
  const rounds = [
    { at: year.atWork(random, year.businessDay(year.daysAgo(140), 0)), share: 0.85 },
    { at: year.atWork(random, year.businessDay(year.daysAgo(41), 0)), share: 0.6 },
  ];
  const invited = new Set<string>();
  for (const { at, share } of rounds) {
    const asked = joinings.flatMap((joining, index) => {
      const id = ids[index];
      const isLong = joining.at.getTime() < at.getTime() - 21 * day;
      return id && isLong && !invited.has(id) && !leavers.has(joining) && random.is(share) ? [id] : [];
    });
    for (const [index, id] of asked.entries()) {
      invited.add(id);
      await inviteEntries(backdateWrites(db, new Date(at.getTime() + index * 700)), {
        ids: [id],
        actorId: team.coach,
      });
    }
  }

  for (const [index, joining] of [...leavers].entries()) {
    const id = ids[joinings.indexOf(joining)];
    // Half of the removals are in the last 27 days, because entries that were removed earlier are purged.
    const from = Math.max(joining.at.getTime() + day, index % 2 ? year.now.getTime() - 27 * day : 0);
    const at = new Date(from + random.roll() * 0.8 * (year.now.getTime() - from));
    if (id && index % 3 === 0) await leaveEntry(backdateWrites(db, at), { id, actorId: team.colleague });
    else await leaveByLink(db, joining.email, at);
  }

  for (const [index, { name, email }] of findRejoiners(joinings).entries()) {
    const at = new Date(year.now.getTime() - (index + 2) * 3 * day);
    await joinWaitlist(backdateWrites(db, at), { name, email, motivation: secondMotivations[index] }, at);
  }
}
