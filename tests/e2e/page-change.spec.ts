import type { Page } from "@playwright/test";
import { expect, hydrated, inFull, test } from "./fixtures";

/** Records which parts move in each page transition. */
async function watchChanges(page: Page) {
  await page.addInitScript(() => {
    const changes: string[][] = [];
    Object.assign(window, { changes });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (how) => {
      const change = start(how);
      const noted = change.ready.then(() => {
        const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        changes.push(moving.filter((part) => part?.startsWith("::view-transition")).map(String));
      });
      noted.catch((error) => changes.push([String(error)]));
      return change;
    };
  });
}

const changesOf = (page: Page) => page.evaluate(() => (window as never as { changes: string[][] }).changes);

async function goToAbout(page: Page) {
  await page.goto("/");
  await hydrated(page);
  const header = page.getByRole("navigation", { name: "Main", exact: true });
  await header.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => changesOf(page)).toHaveLength(1);
  return (await changesOf(page)).flat();
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the next page fades in over the one before, and the header stays still", async ({ page }) => {
    await watchChanges(page);
    const moving = await goToAbout(page);
    expect(moving.filter((part) => /-new\(_/.test(part)).length).toBeGreaterThan(0);
    // Of its own, above the page: what fades lies below it, and it has the same place before and after.
    expect(moving).toContain("::view-transition-new(header)");
    expect(moving).toContain("::view-transition-new(banner)");
  });
});

inFull("with reduced motion the next page appears at once", async ({ page }) => {
  await watchChanges(page);
  expect(await goToAbout(page)).toEqual([]);
});
