import { getDay } from "@/lib/calendar";
import { createOwnAuditRow } from "@/server/audit";
import { absoluteLimit, idleLimit } from "@/server/auth/sessions";
import type { Member } from "./members";
import { createRandom, type Random } from "./random";
import type { Year } from "./year";

const day = 24 * 60 * 60_000;

const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const webkit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const blink = "AppleWebKit/537.36 (KHTML, like Gecko)";

/** User agents and their weights. */
const devices: readonly (readonly [string, number])[] = [
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${webkit} Version/26.0 Mobile/15E148 Safari/604.1`,
    34,
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${blink} Chrome/141.0.0.0 Mobile Safari/537.36`, 26],
  [`${windows} ${blink} Chrome/141.0.0.0 Safari/537.36`, 16],
  [`${mac} ${webkit} Version/26.0 Safari/605.1.15`, 12],
  [`${windows.replace(")", "; rv:144.0)")} Gecko/20100101 Firefox/144.0`, 6],
  [`${windows} ${blink} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 4],
  [`Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) ${webkit} Version/26.0 Mobile/15E148 Safari/604.1`, 2],
];

function signInTimesOf(random: Random, year: Year, { joinedAt }: Member) {
  const days = Math.floor((year.now.getTime() - joinedAt.getTime()) / day);
  const often = Math.floor(random.roll() ** 2 * 6);
  const later = Array.from({ length: days > 0 ? often : 0 }, () => {
    const ago = Math.floor(days * random.roll() ** 1.3);
    return year.someTime(random, getDay(new Date(year.now.getTime() - ago * day)));
  });
  return [joinedAt, ...later.filter((at) => at > joinedAt)].sort((a, b) => a.getTime() - b.getTime());
}

export function visitRows(year: Year, members: readonly Member[]) {
  const random = createRandom("visits");
  const ofAll = members.flatMap((member) =>
    signInTimesOf(random, year, member).map((authTime, index) => {
      const by = member.signInMethod === "google" ? "google" : "password";
      const most = Math.min(idleLimit * 1000, year.now.getTime() - authTime.getTime() - 30_000);
      const lastSeenAt = new Date(authTime.getTime() + random.roll() ** 2 * most);
      const revokedAt = random.is(0.1) ? lastSeenAt : null;
      const isSignUp = index === 0 && member.signInMethod !== "google";
      const event = {
        ...createOwnAuditRow("account.signed-in", member.id, { after: { by } }),
        createdAt: authTime,
      };
      const goodbye = { ...createOwnAuditRow("account.signed-out", member.id), createdAt: lastSeenAt };
      return {
        session: {
          id: random.id(),
          userId: member.id,
          authTime,
          lastSeenAt,
          absoluteExpiresAt: new Date(authTime.getTime() + absoluteLimit * 1000),
          revokedAt,
          userAgent: random.weigh(devices),
          createdAt: authTime,
          updatedAt: lastSeenAt,
        },
        events: [...(isSignUp ? [] : [event]), ...(revokedAt ? [goodbye] : [])],
      };
    }),
  );
  return {
    sessions: ofAll.map(({ session }) => session),
    events: ofAll.flatMap(({ events }) => events),
  };
}
