import { test as base, expect } from "./fixtures";
import { findOverflow, openPanels } from "./overflow";
import { routes } from "./routes";

/** A browser whose owner has set letters of twice the usual size, and nothing else. */
const test = base.extend<object, { launchOptions: { args?: string[] } }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
      });
    },
    { scope: "worker" },
  ],
});

for (const { path } of routes.filter((route) => route.path !== "/home")) {
  test(`${path} can be read in letters of twice the size`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    await openPanels(page);
    expect(await findOverflow(page)).toEqual([]);
  });
}
