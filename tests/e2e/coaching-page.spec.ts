import { dialogs, fillApplication, opener, openModal, submitOf } from "./coaching";
import { bothInFull, expect, expectAccessible, hydrated, inFull, watchCalls } from "./fixtures";

inFull(
  "links at the end of the coaching page open programs and forms, and a disabled button states the reason",
  async ({ page }) => {
    await page.goto("/coaching");
    await hydrated(page);
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
  },
);

/** More presses of Tab than the form has focusable elements, so that the focus returns to the first element. */
const tabPresses = 16;

inFull(
  "the modal form of a program traps focus and closes by Escape, “Close” or a click beside it",
  bothInFull,
  async ({ page, isMobile }) => {
    await page.goto("/coaching");
    const modal = await openModal(page, "partnership");
    await expect(modal.getByRole("heading", { level: 2, name: dialogs.partnership })).toBeFocused();
    await expectAccessible(page, "dialog[open]");
    const tall = await modal.getByRole("form").evaluate((form) => form.getBoundingClientRect().height);
    expect(tall).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.8 + 1);

    const top = await page.evaluate(() => window.scrollY);
    if (isMobile) await page.evaluate(() => window.scrollBy(0, 400));
    else {
      await page.mouse.move(5, 450);
      await page.mouse.wheel(0, 400);
    }
    await page.keyboard.press("PageDown");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    if (!isMobile) expect(await page.evaluate(() => window.scrollY)).toBe(top);

    for (const key of ["Tab", "Shift+Tab"]) {
      for (let press = 1; press <= tabPresses; press += 1) {
        await page.keyboard.press(key);
        const isInside = await modal.evaluate((dialog) => dialog.contains(document.activeElement));
        expect(isInside, `${key}, press ${press}`).toBe(true);
      }
    }

    // Safari sends the Escape key that ends an IME composition only after the composition has ended.
    const isOpen = await modal.getByLabel("Full Name*").evaluate(async (field) => {
      const key = { key: "Escape", keyCode: 229, bubbles: true, cancelable: true };
      field.dispatchEvent(new KeyboardEvent("keydown", key));
      await new Promise((resolve) => setTimeout(resolve));
      return field.isConnected;
    });
    expect(isOpen).toBe(true);
    await page.keyboard.press("Escape");
    await expect(modal).toHaveCount(0);
    await expect(opener(page, "partnership")).toBeFocused();

    await openModal(page, "partnership");
    await modal.getByRole("button", { name: "Close", exact: true }).click();
    await expect(modal).toHaveCount(0);
    await expect(opener(page, "partnership")).toBeFocused();

    await openModal(page, "partnership");
    const box = await modal.boundingBox();
    expect(box?.y, "some of the backdrop is left to click").toBeGreaterThan(10);
    await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await expect(modal, "a click inside does not close it").toBeVisible();
    await page.mouse.click(6, 6);
    await expect(modal).toHaveCount(0);
    await expect(opener(page, "partnership")).toBeFocused();
    await page.mouse.wheel(0, 300);
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
      .not.toBe("hidden");
  },
);

inFull("a double click on a form's button opens the form and does not close it again", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  await page.goto("/coaching");
  const modal = await openModal(page, "collective");
  const form = await modal.boundingBox();
  await page.keyboard.press("Escape");
  const button = opener(page, "collective");
  await button.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - 200, behavior: "instant" }),
  );
  const { x, y } = (await button.boundingBox())!;
  expect(y + 5, "the button is above the form").toBeLessThan(form?.y ?? 0);
  await page.mouse.move(x + 5, y + 5);
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await expect(modal).toBeVisible();
  }
});

inFull(
  "the application form marks missing fields, asks before closing and survives a reload",
  async ({ page }) => {
    const calls = watchCalls(page, /coaching\./);
    await page.goto("/coaching");
    const modal = await openModal(page, "partnership");
    const invalid = modal.locator('[aria-invalid="true"]');
    await submitOf(modal).click();
    await expect(modal.getByLabel("Full Name*")).toBeFocused();
    await expect(invalid).toHaveCount(8);
    await expect(modal.getByLabel("Commitment Level*")).toHaveAccessibleDescription("Please choose one");
    await expectAccessible(page, "dialog[open]");
    await fillApplication(modal);
    await expect(invalid).toHaveCount(0);
    expect(calls).toEqual([]);
    const question = page.getByRole("alertdialog", { name: "Close without sending?" });
    for (const ask of [
      () => page.keyboard.press("Escape"),
      () => modal.getByRole("button", { name: "Close", exact: true }).click(),
      () => page.mouse.click(6, 6),
    ]) {
      await ask();
      await expect(question).toBeVisible();
      await question.getByRole("button", { name: "Keep writing" }).click();
      await expect(question).toHaveCount(0);
      await expect(modal.getByLabel("Current Role*")).toHaveValue("Product lead");
    }
    await page.keyboard.press("Escape");
    await expect(question.getByRole("heading")).toBeFocused();
    await expect(question).toHaveAccessibleDescription(/^Nothing has been sent yet\. /);
    await expectAccessible(page, "dialog[open]");
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(modal).toBeVisible();
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "Close for now" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opener(page, "partnership")).toBeFocused();

    await page.reload();
    await openModal(page, "partnership");
    await expect(modal.getByText("This is what you typed before.")).toBeVisible();
    await expect(modal.getByLabel("Primary Goals*")).toHaveValue("To be home when I am at home.");
    await expect(modal.getByLabel("Commitment Level*")).toHaveValue("absolute");
    await modal.getByRole("button", { name: "Start with an empty form" }).click();
    await expect(modal.getByLabel("Primary Goals*")).toHaveValue("");
    await expect(modal.getByLabel("Commitment Level*")).toHaveValue("");
    await expect(modal.getByRole("textbox").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

inFull("after an in-page link and a link to a second page, Back returns to the first", async ({ page }) => {
  await page.goto("/coaching");
  await hydrated(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/coaching#main");
  await page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "About" })
    .click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page).toHaveURL("/coaching#main");
  await expect(page.getByRole("heading", { level: 1, name: "The Master Alchemist Program" })).toBeVisible();
});

inFull("an in-page link scrolls to its target each time it is used", async ({ page }) => {
  await page.goto("/coaching");
  await hydrated(page);
  const part = page.locator("#program-options").getByRole("heading", { level: 2 });
  for (const time of ["first", "second"]) {
    await page.getByRole("link", { name: "See the three ways in" }).click();
    await expect(page).toHaveURL("/coaching#program-options");
    await expect(part, time).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(part).not.toBeInViewport();
  }
});

inFull(
  "the first click on a week in the coaching page's drawing, or a URL with the week's anchor, opens the week's panel",
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/coaching");
    await hydrated(page);
    await page.getByRole("link", { name: "Week 5:" }).locator("text").first().click();
    await expect(page.locator("#week-5").getByRole("list")).toBeInViewport();
    await page.goto("/terms");
    await page.goto("/coaching#week-6");
    await expect(page.locator("#week-6").getByRole("list")).toBeInViewport();
  },
);
