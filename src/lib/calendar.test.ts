import { expect, test, vi } from "vitest";

// In these time zones the clocks change at midnight, or by half an hour.
const oddZones = ["America/Santiago", "America/Havana", "Asia/Amman", "Australia/Lord_Howe"];
test.each(["Europe/Amsterdam", "Pacific/Chatham", ...oddZones])(
  "in %s every day begins when the previous one ends",
  async (timeZone) => {
    vi.resetModules();
    const { site } = await import("@/content/site");
    Object.assign(site, { timeZone });
    const { addDays, getDay, endOfDay, startOfDay } = await import("./calendar");
    const wrong: string[] = [];
    for (let day = "2021-01-01"; day < "2023-01-01"; day = addDays(day, 1)) {
      const start = startOfDay(day);
      const isFirst = getDay(start) === day && getDay(new Date(start.getTime() - 1)) < day;
      if (!isFirst || getDay(endOfDay(day)) !== day) wrong.push(day);
    }
    expect(wrong).toEqual([]);
  },
);
