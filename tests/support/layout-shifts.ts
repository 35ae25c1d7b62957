import type { Page } from "@playwright/test";

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Counts layout shifts on pages opened from now on. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const sum = { of: 0 };
    Object.assign(window, { shifts: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) sum.of += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Returns the sum, rounded to two decimals, because a font that arrives late may shift a line by less than 0.005. */
export async function shiftsOf(page: Page) {
  const sum = await page.evaluate(() => (window as unknown as { shifts: { of: number } }).shifts.of);
  return Number(sum.toFixed(2));
}
