import type { Page } from "@playwright/test";
import { expect, hydrated, inFull, test } from "./fixtures";
import { openNewApplication, signInAsCoach } from "./members";

async function readFields(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const fields = nodes.filter(({ role, ignored }) => role?.value === "textbox" && !ignored);
  return fields.map(({ name, properties = [] }) => {
    const propertyOf = (property: string) => properties.find((each) => each.name === property)?.value.value;
    return { name: name?.value, isRequired: propertyOf("required"), invalid: propertyOf("invalid") };
  });
}

const fieldNames = ["Full Name", "Email Address", "Password", "Confirm Password"];
const fieldsWith = (invalid: string) => fieldNames.map((name) => ({ name, isRequired: true, invalid }));

test("screen readers announce required fields, and invalid fields only after a check", async ({ page }) => {
  await page.goto("/auth?mode=sign-up");
  await hydrated(page);
  expect(await readFields(page)).toEqual(fieldsWith("false"));
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByLabel("Full Name")).toBeFocused();
  expect(await readFields(page)).toEqual(fieldsWith("true"));
});

inFull("screen readers announce an added note, because its live region already exists", async ({ page }) => {
  await signInAsCoach(page);
  await openNewApplication(page);
  const main = page.getByRole("main");
  await main.getByLabel("New note").fill("Agree, I would invite.");
  await hydrated(page);
  await page.evaluate(() => {
    for (const region of document.querySelectorAll("[role=status]"))
      region.setAttribute("data-was-there", "");
  });
  await main.getByRole("button", { name: "Add the note" }).click();
  const added = main.getByRole("status").filter({ hasText: "The note is saved." });
  await expect(added).toBeVisible();
  await expect(added).toHaveAttribute("data-was-there");
});

inFull("screen readers announce each search and filter of a list at the Desk", async ({ page }) => {
  await signInAsCoach(page);
  await page.goto("/desk/members");
  await hydrated(page);
  // Next announces the title of the page that a navigation leads to, or its heading if the title is late.
  const announced = page.locator("next-route-announcer [aria-live]");
  await page.getByRole("searchbox").fill("lukasz");
  await page.getByRole("searchbox").press("Enter");
  await expect(announced).toContainText("“lukasz” in Members");
  await page.getByRole("main").getByRole("link", { name: "Explorer" }).click();
  await expect(announced).toContainText("“lukasz” in Members: Explorer");
  await page.getByRole("searchbox").fill("other");
  await page.getByRole("searchbox").press("Enter");
  await expect(announced).toContainText("“other” in Members: Explorer");
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("lukasz");
});
