import {
  discardDraft,
  expectSaved,
  openAdventurer,
  openDocument,
  publishDocument,
  restoreOriginal,
} from "./desk-editor";
import { expect, hydrated, inFull, test } from "./fixtures";
import { signInAsCoach } from "./members";
import { findOverflow } from "./overflow";

test.beforeEach(({ page }) => signInAsCoach(page));

// Several of these tests edit the same document, so they run one after the other.
test.describe.configure({ mode: "default" });

inFull("links from the first steps and the list of samples focus the field to edit", async ({ page }) => {
  await page.goto("/desk");
  await page.getByRole("link", { name: "Decide about the banner" }).click();
  await expect(page.getByLabel("Show it")).toBeFocused();
  await expect(page.getByLabel("Show it")).toBeInViewport();
  await hydrated(page);
  const banner = page.getByRole("group", { name: "The banner" });
  await banner.getByRole("button", { name: "Keep it as it is" }).press("Enter");
  await expect(page.getByLabel("Show it")).toBeFocused();
  await expect(banner.getByText(/^Sample/)).toHaveCount(0);
  await expectSaved(page);
  await discardDraft(page);
  await expect(banner.getByText(/^Sample/).first()).toBeVisible();
  await page.getByRole("link", { name: "All pages" }).click();
  const samples = page.getByRole("region", { name: "Samples" });
  await samples.getByRole("link", { name: "The guarantee" }).click();
  await expect(page.getByLabel("Heading", { exact: true }).and(page.locator(":focus"))).toHaveValue(
    "Fourteen days to change your mind",
  );
  const preview = page.frameLocator("iframe[title='Preview of Coaching']");
  await expect(preview.getByText("Fourteen days to change your mind").first()).toBeInViewport();
});

inFull("the preview shows a draft on the page that the coach chooses", async ({ page, context }) => {
  await openDocument(page, "testimonials");
  const preview = page.frameLocator("iframe[title='Preview of Testimonials']");
  const choice = page.getByLabel("Page of the preview");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("What feels heavy is raw material.");
  const first = page.getByRole("list", { name: "Testimonials" }).getByRole("listitem").first();
  const shown = preview.getByText("I rest now.");
  await first.locator("summary").click();
  await first.getByLabel("Words").fill("I *rest* now.");
  for (const day of ["2026-11-19", "2026-11-20"]) {
    await first.getByLabel("Consented on").fill("");
    await expect(shown, "without a consent").toHaveCount(0);
    await first.getByLabel("Consented on").fill(day);
    await first.getByLabel("Words").focus();
    await expect(shown).toBeInViewport();
  }
  await expect(first.locator("summary")).toHaveText("I rest now.");

  const tab = await context.newPage();
  await tab.goto("/home");
  await expect(tab.getByText("I rest now.")).not.toHaveCount(0);
  await tab.getByRole("link", { name: "Leave" }).click();
  await expect(tab.getByText("I rest now.")).toHaveCount(0);
  await tab.close();
  await first.getByLabel("Words").fill("I *sleep* now.");
  await expect(
    preview.getByText("I sleep now."),
    "a draft after the coach has left the drafts",
  ).toBeVisible();
  await discardDraft(page);

  await openDocument(page, "offers");
  await choice.selectOption("/profile");
  await expect(
    page.frameLocator("iframe[title='Preview of Offers']").getByText("The Adventurer").first(),
  ).toBeVisible();
  await openDocument(page, "home");
  await expect(choice).toHaveCount(0);
});

inFull("“Publish” lists the invalid fields, even if the click makes an error appear", async ({ page }) => {
  await openDocument(page, "lounge");
  await page.getByRole("textbox", { name: "Title" }).first().fill("");
  await expectSaved(page);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Not ready to publish" });
  await dialog.getByRole("button", { name: "Close the list of fields" }).click();
  await discardDraft(page);
});

inFull("a slow response that predates a publication does not bring the draft back", async ({ page }) => {
  await openDocument(page, "lounge");
  const title = page.getByRole("textbox", { name: "Title" }).first();
  const initial = await title.inputValue();
  await title.fill("A slow evening.");
  await expectSaved(page);

  // Delays the response to the Publish dialog's request for the page until the page is published.
  const published = page.waitForResponse(/desk\.pages\.publish/);
  await page.route(
    /desk\.pages\.get/,
    async (route) => {
      const response = await route.fetch();
      await published;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  const delayed = page.waitForResponse(/desk\.pages\.get/);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Publish it" }).click();
  await delayed;
  await expect(page.getByText("Published. Visitors see it now.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Discard the draft" })).toHaveCount(0);

  await restoreOriginal(page);
  await expect(title).toHaveValue(initial);
});

inFull(
  "within a minute after a publication, navigation in an open tab shows the new footer without a reload",
  async ({ page, openBrowser }) => {
    const visitor = await openBrowser();
    await visitor.goto("/about");
    await hydrated(visitor);
    const sister = (name: string) => visitor.getByRole("contentinfo").getByRole("link", { name });
    await expect(sister("Lantern Letters")).toBeVisible();
    await openDocument(page, "site?field=sisters.0");
    await page.locator(":focus").fill("Letters at Dawn");
    await expectSaved(page);
    await publishDocument(page);
    await visitor.evaluate(() => Object.assign(window, { isSameTab: true }));
    // A page that was prefetched before the change is shown for 30 seconds.
    await expect(async () => {
      const name = visitor.url().endsWith("/pricing") ? "Coaching" : "Pricing";
      await visitor.getByRole("link", { name, exact: true }).first().click();
      await expect(sister("Letters at Dawn")).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    expect(await visitor.evaluate(() => "isSameTab" in window)).toBe(true);
    await restoreOriginal(page);
  },
);

inFull("after a price change, a coach reaches the texts with the old price by keyboard", async ({ page }) => {
  await openDocument(page, "pricing");
  const lead = page.getByRole("textbox", { name: "Introduction" });
  const before = await lead.inputValue();
  await lead.fill("From $69 a month.");
  await expectSaved(page);
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("button", { name: "Go to Publish" }).and(page.locator(":focus")),
  ).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 250, behavior: "instant" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY), "the place in the page is kept").toBe(250);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Publish it" }).press("Enter");
  await expect(page.getByText("Published. Visitors see it now.").first()).toBeVisible();

  await openDocument(page, "offers?field=tiers.alchemist.price");
  await page.locator(":focus").fill("75");
  await expectSaved(page);
  await page.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Publish it" }).press("Enter");
  const title = page.locator("summary", { hasText: "1 text to check" });
  await expect(title).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findOverflow(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByText("What you have published makes this text untrue")).toBeVisible();
  await expect(page.getByText("It says $69 instead of $75.")).toBeVisible();
  await page.getByRole("link", { name: "Pricing › Top of the page › Introduction" }).press("Enter");
  await expect(lead).toBeFocused();

  await page.goto("/desk");
  await page.getByRole("link", { name: "1 text to check" }).press("Enter");
  const toCheck = page.getByRole("region", { name: "1 text to check" });
  await expect(toCheck).toBeInViewport();
  await expect(toCheck.getByText("It says $69 instead of $75.")).toBeVisible();
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: "Pricing", exact: true }) });
  await row.getByRole("link", { name: "1 text to check" }).press("Enter");
  await expect(lead).toBeFocused();

  for (const document of ["pricing", "offers"]) {
    await openDocument(page, document);
    await restoreOriginal(page);
  }
  await openDocument(page, "pricing");
  await expect(lead).toHaveValue(before);
});

inFull(
  "each click on a link to a text of the same page focuses the text's field, on a phone also from the preview",
  async ({ page }) => {
    await openDocument(page, "offers?field=founding.once");
    const once = page.getByRole("textbox", { name: "Once", exact: true });
    await once.fill("EUR 690, once.");
    await expectSaved(page);
    await publishDocument(page);
    await page.getByRole("textbox", { name: "Amount", exact: true }).fill("700");
    await expectSaved(page);
    await publishDocument(page);

    const link = page.getByRole("link", { name: "Offers › Founding Member › Once" });
    for (const which of ["first", "second"]) {
      await link.click();
      await expect(once, `after the ${which} click`).toBeFocused();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(once).toBeHidden();
    await link.click();
    await expect(once).toBeFocused();

    await restoreOriginal(page);
  },
);

inFull("a coach can confirm that texts about an opened membership are true", async ({ page }) => {
  await openAdventurer(page);
  await expect(page.locator("summary", { hasText: "texts to check" })).toBeFocused();
  await page.getByRole("button", { name: "I have read them: they are true" }).click();
  await page.getByRole("button", { name: "Take them off" }).click();
  await expect(page.getByText("Every text that may be true is off the list.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeFocused();
  await expect(page.locator("summary", { hasText: "to check" })).toHaveCount(0);
  await expect(page.getByText("Texts confirmed as true by Coach")).toBeVisible();
  await page.goto("/desk/pages");
  await expect(page.getByText(/texts? to check/)).toHaveCount(0);
  await openDocument(page, "offers");
  await restoreOriginal(page);
  // Restoring closes the membership again, which may make the same texts untrue.
  await page.getByRole("button", { name: "I have read them: they are true" }).click();
  await page.getByRole("button", { name: "Take them off" }).click();
  await expect(page.locator("summary", { hasText: "to check" })).toHaveCount(0);
});

inFull("the preview is loaded again after the draft mode cookie was lost", async ({ expectErrors, page }) => {
  expectErrors(/frame-ancestors/);
  await openDocument(page, "about");
  const preview = page.frameLocator("iframe[title='Preview of About']");
  await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
  await page.context().clearCookies({ name: "__prerender_bypass" });
  const reloaded = page.waitForResponse(/\/api\/desk\/preview/);
  await preview.locator("html").evaluate(() => location.reload());
  await reloaded;
  await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
});
