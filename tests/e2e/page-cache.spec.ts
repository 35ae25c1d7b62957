import { header } from "../support/header";
import { openProfile } from "../support/profile-page";
import { expect, inFull, test } from "./fixtures";
import { createMember, newMember } from "./members";

// Enables the back/forward cache, which Playwright disables. Headless shells have no such cache and load the page
// again.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  },
});

inFull(
  "a page in the back/forward cache does not show the member's data after the member signs out",
  async ({ page, context }) => {
    const ada = { ...newMember(), name: "Ada of the kept page" };
    const heading = page.getByRole("heading", { level: 1 });
    const signInLink = header(page).getByText("Sign In").first();
    const turn = (type: string) =>
      page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
    await createMember(page, ada);
    await openProfile(page);

    await turn("pagehide");
    await expect(page.getByText("Checking authentication...")).toBeVisible();
    expect(await page.content()).not.toContain(ada.name);
    await turn("pageshow");
    await expect(heading).toContainText(ada.name);

    await page.evaluate((name) => {
      window.addEventListener("pageshow", () => {
        document.title = document.documentElement.outerHTML.includes(name) ? "Ada" : "Nobody";
      });
    }, ada.name);
    await page.goto("/terms");
    await expect(header(page).getByText(ada.name).first()).toBeVisible();
    await context.clearCookies();
    // Does not wait for the load event, because a page restored from the back/forward cache fires none.
    await page.goBack({ waitUntil: "commit" });
    await expect(signInLink).toBeVisible();
    await expect(page).toHaveURL("/auth?returnTo=%2Fprofile");
    expect(await page.content()).not.toContain(ada.name);
    expect(await page.title()).not.toBe("Ada");
  },
);
