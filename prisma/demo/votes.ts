import type { Member } from "./members";
import { createRandom } from "./random";
import type { Year } from "./year";

/** Weights of the apps at the beginning and the end of the year. Apps that are not listed have no votes. */
const popularity: Record<string, readonly [number, number]> = {
  "sleep-stories": [20, 36],
  "conversation-scripts": [21, 16],
  "mental-rehearsal": [14, 12],
  "mindful-moments": [14, 9],
  "reaction-rewind": [6, 10],
  "eq-vitamins": [11, 7],
  "daily-gratitude-lens": [7, 5],
  "mind-gardener": [3, 4],
  "nuchtere-noot": [2, 2],
};

const apps = Object.entries(popularity);

/** Returns the rows of votes. A visit has one to four votes; visitors vote more often than members. */
export function voteRows(year: Year, members: readonly Member[], sittings: number) {
  const random = createRandom("votes");
  const start = year.at(year.daysAgo(364), 0).getTime();
  const silent = new Set(members);
  const moments = year.moments(random, sittings, { rise: 4 });
  return moments.flatMap((at) => {
    const could = random.is(0.3) ? [...silent].filter(({ joinedAt }) => joinedAt < at) : [];
    const member = could.length > 0 ? random.pick(could) : null;
    if (member) silent.delete(member);
    const voterKey = member ? `member:${member.id}` : `visitor:${random.id()}`;
    const late = (at.getTime() - start) / (year.now.getTime() - start);
    const left = new Map(apps.map(([slug, [first, last]]) => [slug, first + (last - first) * late]));
    const count = random.weigh([
      [1, 48],
      [2, 30],
      [3, 15],
      [4, 7],
    ]);
    return Array.from({ length: count }, (_, index) => {
      const appId = random.weigh([...left]);
      left.delete(appId);
      const createdAt = new Date(Math.min(at.getTime() + index * 9_000, year.now.getTime() - 1_000));
      return {
        id: random.id(),
        appId,
        voterKey,
        userId: member?.id ?? null,
        createdAt,
        updatedAt: createdAt,
      };
    });
  });
}
