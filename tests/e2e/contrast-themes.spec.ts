import { openProfile, takeQuiz } from "../support/profile-page";
import { expect, hydrated, inFull, phone } from "./fixtures";
import { createMember, signInAsCoach } from "./members";

inFull("contrast themes show drawings’ lines and texts, and the word “Before:”", phone, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  const white = "rgb(255, 255, 255)";
  await page.goto("/corporate");
  for (const name of ["ratio", "dial", "doors"])
    await expect(page.locator(`[data-motion="statistic-${name}"]`)).toHaveCSS("stroke", white);
  await page.goto("/coaching");
  const texts = await page.locator('[aria-labelledby="h-guarantee"] svg text').all();
  expect(texts).toHaveLength(3);
  for (const text of texts) await expect(text).toHaveCSS("fill", white);
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  const week = page.locator('[data-week="1"]').first();
  await expect(week.locator("text").first()).toHaveCSS("fill", "rgb(0, 0, 0)");
  await expect(page.locator('[data-part="name"]').first()).toHaveCSS("fill", "rgb(0, 0, 0)");
  await page.goto("/about");
  await expect(page.getByText("Before:").first()).toHaveCSS("position", "static");
});

inFull(
  "all muted texts and disabled buttons are dark for users who prefer more contrast",
  async ({ page }) => {
    await createMember(page);
    await page.emulateMedia({ contrast: "more" });
    const ink = "rgb(16, 38, 43)";
    await openProfile(page);
    await expect(page.getByText("At most 50 characters.")).toHaveCSS("color", ink);
    await expect(page.getByRole("button", { name: "Save Picture" })).toHaveCSS("border-color", ink);
    await page.goto("/products");
    await expect(page.getByText("One sober line, in Dutch")).toHaveCSS("color", ink);
  },
);

inFull("contrast themes show each button in the theme's colours for buttons", phone, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  for (const path of ["/auth?mode=sign-up", "/products", "/eq-assessment"]) {
    await page.goto(path);
    await hydrated(page);
    // In Firefox, ButtonText and ButtonFace can differ from the page's colours, so a button needs both of them.
    const buttons = page.getByRole("button").and(page.locator("button"));
    expect(await buttons.count(), path).toBeGreaterThan(0);
    const others = await buttons.evaluateAll((buttons) => {
      const pair = document.createElement("p");
      pair.style.cssText = "color: ButtonText; background: ButtonFace";
      document.body.append(pair);
      const readColours = (element: Element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return `${color} on ${backgroundColor}`;
      };
      return buttons
        .filter((button) => readColours(button) !== readColours(pair))
        .map((button) => button.outerHTML);
    });
    expect(others, path).toEqual([]);
  }
});

inFull("contrast themes show the empty part of each bar in the colour of the page", async ({ page }) => {
  await createMember(page);
  await takeQuiz(page, 1);
  await signInAsCoach(page);
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto("/desk");
  const votes = page.getByRole("region", { name: "Votes for the next app" });
  await expect(votes.locator("svg").first()).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  const quiz = page.getByRole("region", { name: "Quiz, last 30 days" });
  await expect(quiz.locator("[preserveAspectRatio=none] rect").first()).toHaveCSS("fill", "rgb(0, 0, 0)");
});
