import { coachingWeeks } from "@/content/coaching-weeks";
import { dialogs, opener, openModal } from "./coaching";
import { expect, test, testOnce } from "./fixtures";

const weeks = [
  "Life Wheel, core values and character strengths",
  "Perception and autopilot",
  "Cognitive reframing",
  "Shadow work",
  "From fear to love",
  "Forgiveness",
  "Cultivating desired emotional states",
  "Designing new habits",
  "The legacy manifesto",
];

test("the page has the path, nine weeks that fold open, three programs and six answers", async ({ page }) => {
  await page.goto("/coaching");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Master Alchemist Program");
  const letters = main.getByRole("region", { name: "Does This Sound Like You?" }).getByRole("article");
  await expect(letters).toHaveCount(4);
  const path = main.getByRole("region", { name: "The Alchemist's Path" }).getByRole("heading", { level: 3 });
  await expect(path).toHaveText(["Weeks 1-3: Explorer", "Weeks 4-6: Adventurer", "Weeks 7-9: Alchemist"]);

  const blueprint = main.getByRole("region", { name: coachingWeeks.heading });
  await expect(blueprint.getByRole("heading", { level: 3 })).toHaveText([
    "Know Thyself",
    "Know Others",
    "Know the World",
  ]);
  const folds = blueprint.locator("details");
  await expect(folds).toHaveCount(9);
  for (const [index, theme] of weeks.entries()) {
    const fold = folds.nth(index);
    await expect(fold.getByRole("heading", { level: 4 })).toHaveText(`Week ${index + 1}: ${theme}`);
    const inside = fold.getByRole("list");
    await expect(inside).toBeHidden();
    await fold.locator("summary").click();
    await expect(inside).toBeVisible();
  }
  await folds.first().locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(folds.first().getByRole("list")).toBeHidden();

  await main.getByRole("link", { name: "See the three ways in" }).click();
  await expect(page).toHaveURL("/coaching#program-options");
  const ways = page.locator("#program-options");
  await expect(ways.getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
  const cards = ways.getByRole("article");
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(0)).toContainText(/The Blueprint.*\$999 USD plus VAT/s);
  await expect(cards.nth(1)).toContainText(/The Collective.*\$6,999 USD plus VAT/s);
  await expect(cards.nth(2)).toContainText(/The Partnership.*\$9,999 USD plus VAT/s);

  const answers = main.getByRole("region", { name: "Before you decide" }).locator("details");
  await expect(answers).toHaveCount(6);
  await answers.first().locator("summary").click();
  await expect(answers.first()).toContainText("2-3 hours a week");
  await expect(answers.first().getByText("2-3 hours a week")).toBeVisible();
});

testOnce(
  "the Blueprint's button starts nothing and says why; its closing link is an anchor",
  async ({ page }) => {
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
  },
);

testOnce("the closing links open the two forms", async ({ page }) => {
  await page.goto("/coaching");
  const closing = page.getByRole("region", { name: /^Whichever door/ });
  for (const [label, program] of [
    [/^Apply for the Partnership/, "partnership"],
    [/^Join the Collective waiting list/, "collective"],
  ] as const) {
    const door = closing.getByRole("button", { name: label });
    await door.click();
    await expect(page.getByRole("dialog", { name: dialogs[program], exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(door).toBeFocused();
  }
});

test.describe("when sending fails", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  testOnce("a form that cannot be fetched says so beside its button", async ({ page, context }) => {
    await page.goto("/coaching");
    await expect(opener(page, "partnership")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await opener(page, "partnership").click();
    await expect(
      page.getByText("The form did not load. Check your connection and press again."),
    ).toBeVisible();
    await context.setOffline(false);
    await openModal(page, "partnership");
  });
});
