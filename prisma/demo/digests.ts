import { isBusinessDay } from "@/lib/business-days";
import { addDays, endOfDay, getDay, startOfDay } from "@/lib/calendar";
import { getSenderDomain } from "@/server/mail/addresses";
import { createMailRow } from "@/server/mail/outbox";
import { getSentFields } from "./backdate-writes";
import type { Joining } from "./waitlist";
import type { Year } from "./year";

const morning = 7 * 60;

type Owed = { dueAt: Date; answeredAt: Date | null };

/** Returns the emails that src/server/digest.ts would have queued. */
export function buildDigestMails(
  year: Year,
  owed: readonly (Owed & { submittedAt: Date })[],
  joinings: readonly Joining[],
  to: string,
) {
  const mornings = Array.from({ length: 330 }, (_, index) => year.daysAgo(329 - index)).filter(isBusinessDay);
  return mornings.flatMap((day, index) => {
    const at = new Date(startOfDay(day).getTime() + morning * 60_000);
    if (at > year.now) return [];
    const before = mornings[index - 1] ?? addDays(day, -1);
    const since = new Date(startOfDay(before).getTime() + morning * 60_000);
    const open = owed.filter(
      ({ submittedAt, answeredAt }) => submittedAt < at && (!answeredAt || answeredAt > at),
    );
    const counts = {
      overdue: open.filter(({ dueAt }) => dueAt < startOfDay(day)).length,
      due: open.filter(({ dueAt }) => getDay(dueAt) === day && dueAt <= endOfDay(day)).length,
      entries: joinings.filter((joining) => joining.at >= since && joining.at < at).length,
      failedMails: 0,
    };
    if (Object.values(counts).every((count) => count === 0)) return [];
    const mail = createMailRow({
      kind: "digest",
      to,
      payload: { at: at.toISOString(), ...counts },
    });
    return [{ ...mail, messageId: `<digest-${day}@${getSenderDomain()}>`, ...getSentFields(mail, at) }];
  });
}
