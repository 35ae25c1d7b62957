import { coach } from "../support/desk-people";
import { discardDraft, expectSaved, openDocument } from "./desk-editor";
import { expect, inFull, test, watchCalls } from "./fixtures";
import { signInAsCoach } from "./members";
import { measurePreview } from "./overflow";

test.beforeEach(({ page }) => signInAsCoach(page));

inFull(
  "the Desk's preview adds no entries to the browser's history, and its links open in a new tab",
  async ({ page, context }) => {
    await openDocument(page, "testimonials");
    const heading = page
      .frameLocator("iframe[title='Preview of Testimonials']")
      .getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("What feels heavy is raw material.");
    const countEntries = () => page.evaluate(() => history.length);
    const before = await countEntries();
    const choice = page.getByLabel("Page of the preview");
    await expect(choice.getByRole("option")).toHaveText(["Home", "Pricing"]);
    await choice.selectOption("/pricing");
    await expect(heading).toHaveText("Begin free. Stay while it helps.");
    const { shown, panel } = await measurePreview(page);
    expect(shown).toBeCloseTo(Math.min(1_440, panel), 0);
    expect(await countEntries()).toBe(before);

    const opened = context.waitForEvent("page");
    const frame = page.frameLocator("iframe:not([inert])");
    await frame.getByRole("link", { name: "About", exact: true }).first().click();
    const tab = await opened;
    await expect(tab).toHaveURL("/about");
    await tab.close();
    await expect(heading).toHaveText("Begin free. Stay while it helps.");
    expect(await countEntries()).toBe(before);
  },
);

test("the Desk's preview becomes usable even if it loads before the editor's scripts", async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener("message", ({ data }) => {
      if (data?.type === "draft-ready") document.documentElement.dataset.previewReady = "";
    }),
  );
  const { promise: previewIsReady, resolve } = Promise.withResolvers<void>();
  await page.route(/_next\/static\/.*\.js/, async (route) => {
    if (route.request().frame() === page.mainFrame()) await previewIsReady;
    await route.continue();
  });
  await page.goto("/desk/pages/futureApps", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-preview-ready");
  resolve();
  await expect(page.locator("iframe")).not.toHaveAttribute("inert");
});

inFull(
  "voting, sending a form, signing out and deleting the account do nothing in the preview, and the Desk says so",
  async ({ page }) => {
    const calls = watchCalls(
      page,
      /api\/(trpc\/(futureApps\.vote|coaching\.|profile\.delete)|auth\/signout)/,
    );
    const blocked = page.getByText("do nothing in the preview.");
    await openDocument(page, "futureApps");
    const frame = page.frameLocator("iframe:not([inert])");
    await frame.getByRole("button", { name: "Vote for this App" }).first().click();
    await expect(blocked).toBeVisible();
    await openDocument(page, "coaching");
    await frame
      .getByRole("button", { name: /^Join the Collective waiting list/ })
      .first()
      .click();
    await frame.getByLabel("Email Address*").fill("ilse@example.org");
    await frame.getByLabel("Full Name*").fill("Ilse");
    await frame.getByLabel("Email Address*").press("Enter");
    await expect(blocked).toBeVisible();

    await openDocument(page, "offers");
    await frame.locator("summary", { hasText: "account menu" }).click();
    await frame.getByRole("button", { name: "Sign Out" }).click();
    await expect(blocked).toBeVisible();
    await expect(frame.getByRole("button", { name: "Sign Out" })).toBeVisible();

    await page.getByLabel("Page of the preview").selectOption("/profile");
    await expect(blocked).toBeHidden();
    const deletion = frame.getByRole("button", { name: "Delete my account" });
    await deletion.click();
    await expect(blocked).toBeVisible();
    await expect(frame.getByRole("dialog")).toHaveCount(0);
    await expect(frame.getByRole("alertdialog")).toHaveCount(0);
    expect(calls).toEqual([]);
  },
);

inFull(
  "the 404 page of an address with a dot shows no draft, because it is cached for all visitors",
  async ({ page, request }) => {
    await openDocument(page, "site");
    await expect(page.frameLocator("iframe:not([inert])").getByRole("heading", { level: 1 })).toBeVisible();
    const draft = await page.request.get("/archetypes/one.missing");
    const plain = await request.get("/archetypes/another.missing");
    for (const name of ["cache-control", "set-cookie"])
      expect(draft.headers()[name], name).toBe(plain.headers()[name]);
    expect(await draft.text()).not.toContain("You see drafts");
  },
);

inFull(
  "on a phone the preview scrolls to the edited text, and the form scrolls to the field edited last",
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openDocument(page, "about?field=next.note");
    const field = page.locator('[data-path="next.note"]');
    await expect(field).toBeFocused();
    const text = page.frameLocator("iframe").getByText(await field.inputValue());
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(text).toBeInViewport();
    await page.getByRole("button", { name: "Form", exact: true }).click();
    await expect(field).toBeInViewport();

    // A discarded draft replaces the form's fields.
    await field.fill("A note that is not kept.");
    await expectSaved(page);
    await discardDraft(page);
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await page.getByRole("button", { name: "Form", exact: true }).click();
    await expect(field).toBeInViewport();
  },
);

inFull("the preview scrolls to the support address in the footer, not in the menu", async ({ page }) => {
  await openDocument(page, "site");
  const frame = page.frameLocator("iframe:not([inert])");
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByLabel("Support address", { exact: true }).fill(coach.email);
  await expectSaved(page);
  const shown = frame.getByText(coach.email, { exact: true });
  await expect(shown.filter({ visible: true })).toHaveCount(1);
  await expect(frame.getByRole("contentinfo").getByText(coach.email)).toBeInViewport();
  await discardDraft(page);
});

inFull("the preview shows the card of an app that is not published yet", async ({ page }) => {
  await openDocument(page, "futureApps");
  const frame = page.frameLocator("iframe:not([inert])");
  await expect(frame.getByText("0 votes").first()).toBeVisible();
  await page.getByRole("button", { name: "Add one" }).click();
  const app = page.getByRole("list", { name: "Apps (10)" }).getByRole("listitem").last();
  await app.getByLabel("Its short name").fill("night-walk");
  await app.getByLabel("Promise").fill("A slow voice for a walk round the block.");
  await app.getByLabel("Name", { exact: true }).fill("Night Walk");
  await expectSaved(page);
  await expect(frame.getByRole("heading", { name: "Night Walk" })).toBeVisible();
  await discardDraft(page);
});

inFull(
  "the preview of the offers shows the page with the focused field, until the coach chooses another page",
  async ({ page }) => {
    const choice = page.getByLabel("Page of the preview");
    const frame = page.frameLocator("iframe:not([inert])");
    await openDocument(page, "offers?field=programs.blueprint.price");
    await expect(choice).toHaveValue("/coaching");
    await expect(frame.getByText("The Blueprint").first()).toBeVisible();
    await choice.selectOption("/home");
    await page.locator("summary").filter({ hasText: "The Collective" }).click();
    await page.getByRole("group", { name: "The Collective" }).getByLabel("Price").focus();
    await expect(choice).toHaveValue("/home");
    await openDocument(page, "offers?field=pathways.1.reach");
    await expect(choice).toHaveValue("/corporate");
    await expect(frame.getByText("Up to 200 people").first()).toBeInViewport();
  },
);

inFull(
  "the preview scrolls to a text of two letters, and not to a word that contains them",
  async ({ page }) => {
    await openDocument(page, "podcast?field=player.sheet.rows.0.what");
    const frame = page.frameLocator("iframe:not([inert])");
    await expect(frame.getByText("Is", { exact: true })).toBeInViewport();
  },
);
