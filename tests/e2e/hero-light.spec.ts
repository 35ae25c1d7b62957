import type { Page } from "@playwright/test";
import { worstContrast } from "../support/contrast";
import { expect, hydrated, inFull, test } from "./fixtures";

/** Opens the front page at an hour of the visitor's own clock. */
async function openAt(page: Page, hour: number) {
  await page.clock.setFixedTime(new Date(Date.UTC(2026, 10, 23, hour, 30)));
  await page.goto("/");
  await hydrated(page);
}

// So that an hour here is one there.
test.use({ timezoneId: "UTC" });

const light = (page: Page) => page.locator("[data-hour]");

test.describe("the light of the hero", () => {
  inFull("is that of the visitor's hour, and its words are legible in each", async ({ page }) => {
    for (const [hour, name] of [
      [4, "night"],
      [7, null],
      [12, "noon"],
      [18, "dusk"],
      [22, "night"],
    ] as const) {
      await openAt(page, hour);
      if (name) await expect(light(page)).toHaveAttribute("data-hour", name);
      else await expect(light(page)).toHaveCount(0);
      const hero = page.getByRole("main").locator("section").first();
      const heading = hero.getByRole("heading", { level: 1 });
      const texts = [hero.locator("p").first(), hero.getByRole("link", { name: "See how it works" })];
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        // Letters of that size: WCAG 2.2 asks for 3:1, small ones 4.5:1.
        expect.soft(await worstContrast(heading), `heading at ${hour}, ${width}`).toBeGreaterThan(3);
        for (const text of texts) {
          expect.soft(await worstContrast(text), `text at ${hour}, ${width}`).toBeGreaterThan(4.5);
        }
      }
    }
  });

  test.describe("where motion is welcome", () => {
    test.use({ contextOptions: { reducedMotion: "no-preference" } });

    test("comes slowly over the picture that was painted first", async ({ page }) => {
      await openAt(page, 23);
      const [begun] = await light(page).evaluateAll(([layer]) =>
        (layer?.getAnimations() ?? []).map((animation) => animation.effect?.getComputedTiming().duration),
      );
      expect(begun).toBe(3_000);
      const html = await (await page.request.get("/")).text();
      expect(html).not.toContain("data-hour");
    });
  });
});
