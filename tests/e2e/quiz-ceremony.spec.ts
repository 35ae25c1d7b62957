import type { Page } from "@playwright/test";
import { quiz } from "@/content/quiz";
import { expect, inFull, phone, test } from "./fixtures";

// All other quiz tests run with reduced motion.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

async function answer(page: Page, times: number) {
  for (let n = 1; n <= times; n += 1) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(quiz.questions[n - 1]?.question ?? "");
    const first = page.getByRole("main").getByRole("group").getByRole("button").first();
    await first.click();
    await expect(page.locator("[data-chosen]")).toHaveText(/^a/);
    await page.clock.runFor(250);
  }
}

inFull(
  "with motion the fifth quiz answer draws the archetype's plate, and any key skips the animation",
  phone,
  async ({ page }) => {
    await page.clock.install();
    await page.goto("/eq-assessment");
    await page.getByRole("button", { name: "Begin" }).click();
    await page.clock.pauseAt(Date.now() + 60_000);
    await answer(page, 5);

    // The result is stored before it is shown.
    await expect(page.getByRole("status").first()).toHaveText("Preparing your results...");
    expect(await page.evaluate(() => sessionStorage.getItem("eqArchetype"))).toBe("guardian");
    await expect(page.locator(".fixed figure")).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL("/eq-assessment");
    await page.keyboard.press("Shift");
    await page.clock.runFor(300);
    await expect(page).toHaveURL("/eq-results");
    await page.clock.resume();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  },
);
