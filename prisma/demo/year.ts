import { addBusinessDays, isBusinessDay } from "@/lib/business-days";
import { addDays, type Day, getDay, getWeekday, startOfDay } from "@/lib/calendar";
import type { Random } from "./random";

const minute = 60_000;
const dayLength = 24 * 60;

// Weights of the days of a week, from Monday.
const weekdays = [1.15, 1.1, 1, 0.95, 0.65, 0.7, 1.4];
// Weights of the hours of a day, from midnight.
const hours = [3, 2, 1, 1, 1, 1, 2, 4, 5, 5, 5, 5, 7, 6, 4, 4, 4, 5, 6, 8, 12, 15, 14, 8];

/** Each key is a number of days before today, and its value multiplies the activity of that day. */
const busyDays = new Map([
  [256, 3],
  [171, 4],
  [98, 3.5],
  [97, 2],
  [19, 3],
  [18, 2],
]);

type Spread = {
  /** The growth factor over the year. */
  rise: number;
  /** First and last day, as days before today. */
  from?: number;
  to?: number;
  /** Spreads the times evenly, because a few random times would leave gaps. */
  isEven?: boolean;
};

/** Returns functions that choose times in the twelve months before `now`. */
export function createYear(now: Date) {
  const today = getDay(now);
  const elapsed = Math.max(1, Math.floor((now.getTime() - startOfDay(today).getTime()) / minute) - 3);
  const daysAgo = (count: number) => addDays(today, -count);

  function at(day: Day, minutes: number) {
    return new Date(Math.min(startOfDay(day).getTime() + minutes * minute, now.getTime() - 2 * minute));
  }

  /** Returns a random time on the day; hours with many visitors are more likely. */
  function someTime(random: Random, day: Day) {
    if (day === today && elapsed < 12 * 60) return at(day, random.roll() * elapsed);
    const hour = random.weigh(hours.map((weight, index) => [index, weight] as const));
    const minutes = hour * 60 + random.roll() * 60;
    return at(day, day === today ? minutes % elapsed : minutes);
  }

  function atWork(random: Random, day: Day) {
    return at(day, 9 * 60 + 10 + random.roll() * 8 * 60);
  }

  /** Returns times, oldest first, weighted by growth and weekday. */
  function moments(random: Random, count: number, { rise, from = 364, to = 0, isEven = false }: Spread) {
    const weights = Array.from({ length: from - to + 1 }, (_, index) => {
      const ago = from - index;
      const day = daysAgo(ago);
      const curve = 1 + (rise - 1) * (index / Math.max(1, from - to)) ** 1.6;
      const share = ago === 0 ? elapsed / dayLength : 1;
      return [day, curve * (weekdays[getWeekday(day) - 1] ?? 1) * (busyDays.get(ago) ?? 1) * share] as const;
    });
    const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
    const dayAt = (share: number) => {
      let left = share * total;
      const found = weights.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return found?.[0] ?? daysAgo(to);
    };
    const days = Array.from({ length: count }, (_, index) =>
      dayAt(isEven ? (index + random.roll()) / count : random.roll()),
    );
    return days.map((day) => someTime(random, day)).sort((a, b) => a.getTime() - b.getTime());
  }

  /** Returns the business day `count` business days later, or earlier if negative. */
  function businessDay(day: Day, count: number) {
    if (count >= 0) return addBusinessDays(day, count);
    let found = day;
    for (let left = -count; left > 0; ) {
      found = addDays(found, -1);
      if (isBusinessDay(found)) left -= 1;
    }
    return found;
  }

  return { now, today, daysAgo, at, someTime, atWork, moments, businessDay };
}

export type Year = ReturnType<typeof createYear>;
