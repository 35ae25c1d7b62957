import { defaultContent } from "@/content/documents";
import { dialogs, opener, openModal } from "./coaching";
import { bothInFull, expect, test } from "./fixtures";

test("the coaching page's weeks fold open by keyboard", bothInFull, async ({ page }) => {
  await page.goto("/coaching");
  const week = page
    .getByRole("region", { name: defaultContent("coaching").weeks.heading })
    .locator("details")
    .first();
  await expect(week.getByRole("list")).toBeHidden();
  await week.locator("summary").click();
  await expect(week.getByRole("list")).toBeVisible();
  await week.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(week.getByRole("list")).toBeHidden();
  await page.getByRole("link", { name: "Week 1: Life Wheel" }).press("Enter");
  await expect(week.getByRole("list")).toBeInViewport();

  await page.getByRole("main").getByRole("link", { name: "See the three ways in" }).click();
  await expect(page).toHaveURL("/coaching#program-options");
  const options = page.locator("#program-options").getByRole("heading", { level: 2 });
  await expect(options).toBeInViewport({ ratio: 1 });
});

test("the closing links lead to the programs and forms, and a disabled button says why", async ({ page }) => {
  await page.goto("/coaching");
  const button = page.getByRole("button", { name: "Begin the Blueprint" });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription("Opens soon");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/coaching");
  await page.getByRole("link", { name: /^Begin with the Blueprint/ }).click();
  await expect(page).toHaveURL("/coaching#program-options");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const closing = page.getByRole("region", { name: /^Whichever way/ });
  for (const [label, program] of [
    [/^Apply for the Partnership/, "partnership"],
    [/^Join the Collective waiting list/, "collective"],
  ] as const) {
    const link = closing.getByRole("button", { name: label });
    await link.click();
    await expect(page.getByRole("dialog", { name: dialogs[program], exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(link).toBeFocused();
  }
});

test.describe("while offline", () => {
  test.use({ expectedErrors: /Failed to load resource|a form did not load/ });

  test("a coaching form that fails to load shows an error beside its button", async ({ page, context }) => {
    await page.goto("/coaching");
    await expect(opener(page, "partnership")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await opener(page, "partnership").click();
    await expect(
      page.getByText(
        "The form did not load. We could not reach the site. Check your connection and try again.",
      ),
    ).toBeVisible();
    await context.setOffline(false);
    await openModal(page, "partnership");
  });
});
