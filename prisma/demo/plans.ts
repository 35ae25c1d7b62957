import { setMembershipStatus } from "@/features/desk/members/service";
import { getDay } from "@/lib/calendar";
import type { Database } from "@/server/db/client";
import { backdateWrites } from "./backdate-writes";
import type { Member } from "./members";
import { createRandom } from "./random";
import type { Team } from "./team";
import type { Year } from "./year";

const shares = { founding_member: 14, adventurer: 17, alchemist: 8 } as const;

export async function assignPlans(db: Database, year: Year, team: Team, members: readonly Member[]) {
  const random = createRandom("plans");
  const settled = members.filter(
    ({ verifiedAt, joinedAt }) => verifiedAt && joinedAt < year.at(year.daysAgo(6), 0),
  );
  const chosen = random.shuffle(settled);
  for (const [to, count] of Object.entries(shares) as [keyof typeof shares, number][]) {
    for (const { id, joinedAt } of chosen.splice(0, count)) {
      const at = year.atWork(random, year.businessDay(getDay(joinedAt), random.whole(1, 3)));
      const actorId = random.is(0.7) ? team.coach : team.colleague;
      await setMembershipStatus(backdateWrites(db, at), { id, from: "explorer", to, actorId });
    }
  }
}
