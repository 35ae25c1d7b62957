import { application } from "../support/application";
import { expect, hydrated, test } from "./fixtures";
import { post, signInAsCoach } from "./members";

test.use({
  expectedErrors: /Blocked script execution|Failed to load resource/,
});

test("a decision about an application that another coach has decided meanwhile is refused, also after the page was refetched", async ({
  page,
}) => {
  const applicant = application({ name: `Wilhelmina ${Date.now()}` });
  await post(page, "coaching.submitApplication", applicant);
  await page.clock.install();
  await signInAsCoach(page);
  await page.goto(`/desk/applications?q=${encodeURIComponent(applicant.email)}`);
  await page.getByRole("link", { name: applicant.name }).click();
  await page.getByRole("button", { name: "Start the review" }).click();
  await expect(page.getByText("Saved. The status is now “In review”.")).toBeVisible();
  await page.getByRole("button", { name: "Decline" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Subject").fill("About your application");

  const id = new URL(page.url()).pathname.split("/").at(-1);
  await post(page, "desk.applications.move", { id, from: "in_review", to: "invited", mail: null });
  // The page refetches the record when the start of the review can no longer be undone.
  await page.clock.fastForward("10:01");
  await expect(page.getByRole("button", { name: "Accept", includeHidden: true })).toBeAttached();
  await dialog.getByRole("button", { name: /^Decline/ }).click();
  await expect(dialog.getByRole("alert")).toContainText("your change was not saved");
  await expect(dialog.getByLabel("Subject")).toHaveValue("About your application");
});
