import { expect, test } from "./fixtures";
import { openNewApplication, signInAsCoach } from "./members";

test("an application is printed with its answers and notes, without buttons and forms", async ({ page }) => {
  await signInAsCoach(page);
  await openNewApplication(page);
  const main = page.getByRole("main");
  const controls = main.locator("button, form").filter({ visible: true });
  await main.getByLabel("New note").fill("Agree, I would invite.");
  await main.getByRole("button", { name: "Add the note" }).click();
  const note = main.getByRole("listitem").filter({ hasText: "Agree, I would invite." });
  await expect(note).toBeVisible();
  await expect(controls).not.toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(controls).toHaveCount(0);
  await expect(note).toBeVisible();
  await expect(main.getByRole("heading", { name: "Answers" })).toBeVisible();
  await page.goto("/desk/waiting-list");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(controls).toHaveCount(0);
});
