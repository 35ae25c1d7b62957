import { application } from "../support/application";
import { expect, inFull, test } from "./fixtures";
import { post, signInAsCoach } from "./members";

// The sandboxed frame of the email blocks the script that Playwright injects.
test.use({ expectedErrors: /Blocked script execution in '[^']*\/api\/desk\/mail-preview/ });

test("an application is printed with its answers and notes, and without its buttons and forms", async ({
  page,
}) => {
  const name = `Printed ${crypto.randomUUID().slice(0, 8)}`;
  const email = `${name.toLowerCase().replace(" ", "-")}@example.org`;
  await post(page, "coaching.submitApplication", application({ name, email }));
  await signInAsCoach(page);
  await page.goto(`/desk/applications?q=${email}`);
  await page.getByRole("main").getByRole("link", { name }).click();
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

inFull(
  "a draft of an announcement is printed with its preview and recipients, and without buttons and forms",
  async ({ page }) => {
    await signInAsCoach(page);
    await page.goto("/desk/announcements");
    await page.getByRole("button", { name: "Write the email: Three Lines" }).click();
    const main = page.getByRole("main");
    await expect(main.getByLabel("Subject")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(main.getByRole("heading", { name: "Preview of the email" })).toBeVisible();
    await expect(main.getByRole("heading", { name: "Recipients" })).toBeVisible();
    await expect(main.locator("button, form").filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await main.getByRole("button", { name: "Discard the draft" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard it" }).click();
    await expect(page).toHaveURL("/desk/announcements");
  },
);
