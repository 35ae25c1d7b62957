import { applicationCall, fillApplication, opener, openModal, submitOf } from "./coaching";
import { delayRequests, expect, expectAccessible, inFull, phone, test, watchCalls } from "./fixtures";

test("a double click sends one application, and a dialog names the next steps", phone, async ({ page }) => {
  const calls = watchCalls(page, applicationCall);
  const release = await delayRequests(page, applicationCall);
  await page.goto("/coaching");
  const modal = await openModal(page, "partnership");
  await expect(modal.getByText(/discovery call is 30 minutes/)).toBeAttached();
  for (const label of ["Commitment Level*", "Investment Readiness*", "Timeline*"])
    await expect(modal.getByLabel(label)).toHaveValue("");
  const times = ["Immediately", "Within 2 weeks", "Within a month", "Within 3 months"];
  await expect(modal.getByLabel("Timeline*").getByRole("option")).toHaveText(["Choose one", ...times]);

  await fillApplication(modal);
  const submit = submitOf(modal);
  await expect(submit).toHaveText("Submit Application for Review");
  await submit.dblclick();
  await expect(submit).toHaveText("Submitting Application...");
  await expect(submit).toBeDisabled();
  await modal.getByLabel("Current Role*").press("Enter");
  release();

  const sent = page.getByRole("dialog", { name: "Thank You for Your Application!" });
  await expect(sent).toContainText("reviewed personally within 5-7 business days");
  await expect(sent).toContainText("If you are selected, a discovery call invitation follows.");
  await expect(sent).toContainText("30 minutes");
  await expectAccessible(page, "dialog[open]");
  expect(calls).toHaveLength(1);
  await sent.getByText("Close", { exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener(page, "partnership")).toBeFocused();
  await openModal(page, "partnership");
  await expect(modal.getByLabel("Current Role*")).toHaveValue("");
  await page.keyboard.press("Escape");
  // The other form is prefilled with the name and address of this form.
  const list = await openModal(page, "collective");
  await expect(list.getByLabel("Full Name*")).toHaveValue("Noor de Vries");
  await expect(list.getByLabel("Email Address*")).toHaveValue("noor@example.org");
});

for (const program of ["collective", "partnership"] as const) {
  inFull(`no field of the ${program} modal stays behind the keyboard of a phone`, phone, async ({ page }) => {
    await page.goto("/coaching");
    const modal = await openModal(page, program);
    await page.setViewportSize({ width: 390, height: 300 });
    for (const field of await modal
      .locator("input:not([tabindex='-1']), select, textarea, button[type=submit]")
      .all()) {
      await field.focus();
      await expect(field).toBeInViewport({ ratio: 0.9 });
    }
    await submitOf(modal).click({ trial: true });
  });
}

inFull("an open application form is printed instead of the page, with its whole text", async ({ page }) => {
  await page.goto("/coaching");
  const modal = await openModal(page, "partnership");
  await fillApplication(modal);
  const goals = Array.from({ length: 40 }, (_, at) => `Goal ${at}`).join("\n");
  await modal.getByLabel("Primary Goals*").fill(goals);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main")).toBeHidden();
  await expect(modal.getByText("Goal 39", { exact: false }).filter({ visible: true })).toHaveText(goals);
  await expect(modal.getByLabel("Current Role*")).toBeVisible();
  await expect(modal.getByRole("button")).toHaveCount(0);
  const frames = modal.locator("[data-field]");
  const empty = await frames.filter({ hasText: "Coaching Experience (Optional)" }).boundingBox();
  expect(empty?.height, "an empty answer has space to write").toBeGreaterThan(100);
  await expect(frames.filter({ hasText: "Timeline*" })).toHaveCSS("break-inside", "avoid");
  // A printed page cannot scroll, so nothing may be cut off.
  const findCut = (all: Element[]) => all.filter((box) => box.scrollHeight > box.clientHeight + 1).length;
  expect(await modal.locator("form, form > div").evaluateAll(findCut)).toBe(0);
});
