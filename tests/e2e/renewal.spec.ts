import type { Page } from "@playwright/test";
import { renewal } from "@/content/renewal";
import { fields, form, openForm } from "../support/auth-page";
import { fillWaitlist, opener, openModal, submitOf, waitlistCall } from "./coaching";
import { expect, expectAccessible, hydrated, inFull, test } from "./fixtures";

test.beforeEach(({ expectErrors }) => expectErrors(/Failed to load resource|a form did not load/));

const chunks = "**/_next/static/chunks/**";
const offer = (page: Page) => page.getByRole("dialog", { name: "The site has been updated" });

const missing = { status: 404, body: "" };
/** Removes the scripts that the page has not loaded yet, as a new release does. */
const renewSite = (page: Page, answer: object = missing) =>
  page.route(chunks, (route) => route.fulfill(answer));

/** Restores the site's files before the reload. */
async function reloadFromDialog(page: Page) {
  await page.unroute(chunks);
  await Promise.all([page.waitForEvent("load"), offer(page).getByRole("button", { name: "Reload" }).click()]);
}

inFull(
  "a form that failed to load can be opened again, and a reload after an upgrade keeps a half-filled application",
  async ({ page }) => {
    await page.goto("/coaching");
    await page.route(chunks, (route) => route.abort());
    await opener(page, "partnership").click();
    const unreachable =
      "The form did not load. We could not reach the site. Check your connection and try again.";
    await expect(page.getByText(unreachable)).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await page.unroute(chunks);

    const modal = await openModal(page, "partnership");
    await modal.getByLabel("Full Name*").fill("Noor de Vries");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Close for now" }).click();
    await expect(modal).toHaveCount(0);
    await renewSite(page);
    await opener(page, "collective").click();
    await expect(offer(page)).toBeVisible();
    await expect(page.getByText("We could not reach the site")).toHaveCount(0);
    await expect(offer(page)).toHaveAccessibleDescription(renewal.text);
    await expectAccessible(page, "dialog[open]");
    await offer(page).getByRole("button", { name: "Not now" }).click();
    await expect(offer(page)).toBeHidden();
    // Waits for a response to this click, because a request of the first click may already have caused the offer.
    await Promise.all([page.waitForResponse(chunks), opener(page, "collective").click()]);
    await expect(offer(page)).toBeVisible();
    await reloadFromDialog(page);
    const again = await openModal(page, "partnership");
    await expect(again.getByLabel("Full Name*")).toHaveValue("Noor de Vries");
  },
);

inFull("a reload after an upgrade keeps a half-filled sign-up without its passwords", async ({ page }) => {
  await openForm(page, "sign-up");
  const { name, email, password, confirm } = fields(page);
  await name.fill("Noor de Vries");
  await email.fill("noor@example.org");
  await password.fill("quiet-water-at-dawn");
  await confirm.fill("quiet-water-at-dawn");
  await renewSite(page);
  await form(page).getByRole("button", { name: "Create Account" }).click();
  await expect(offer(page)).toBeVisible();
  await expect(page.getByText("We could not reach the site")).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("quiet-water");
  await reloadFromDialog(page);
  await expect(name).toHaveValue("Noor de Vries");
  await expect(email).toHaveValue("noor@example.org");
  await expect(password).toHaveValue("");

  await page.getByRole("button", { name: "Sign in instead" }).click();
  await page.getByRole("button", { name: "Create an account" }).click();
  await expect(name).toHaveValue("");
});

inFull("a script that a proxy replaces by an HTML page counts as missing", async ({ expectErrors, page }) => {
  expectErrors(/Unexpected token/);
  await page.goto("/coaching");
  await renewSite(page, { contentType: "text/html", body: "<!doctype html><title>Aurea</title>" });
  await opener(page, "collective").click();
  await expect(offer(page)).toBeVisible();
});

for (const [what, change] of [
  [
    "procedure",
    (url: string, body: string) => ({ url: url.replace("joinWaitlist", "joinList"), postData: body }),
  ],
  ["fields", (url: string, body: string) => ({ url, postData: body.replace('"motivation"', '"reason"') })],
] as const) {
  inFull(
    `a form whose ${what} the upgraded site does not know offers a reload and keeps its values`,
    async ({ page }) => {
      await page.goto("/coaching");
      const modal = await openModal(page, "collective");
      await fillWaitlist(modal);
      await modal.getByLabel("What draws you to The Collective?").fill("The same faces.");
      await page.route(waitlistCall, (route) =>
        route.continue(change(route.request().url(), route.request().postData() ?? "")),
      );
      await submitOf(modal).click();
      await expect(offer(page)).toBeVisible();
      await offer(page).getByRole("button", { name: "Not now" }).click();
      await expect(modal.getByLabel("Full Name*")).toHaveValue("Noor de Vries");
      await page.unroute(waitlistCall);
      await submitOf(modal).click();
      await expect(page.getByRole("dialog", { name: "Welcome to the Waiting List!" })).toBeVisible();
    },
  );
}

const notice = (page: Page) => page.getByText("This page has not loaded completely");

test("a page whose script failed to load says so, and its reload button keeps the link's secret", async ({
  page,
}) => {
  const address = `/auth/reset#${"a".repeat(43)}`;
  await page.goto(address);
  await hydrated(page);
  await expect(notice(page)).toBeHidden();
  const sources = await page
    .locator("script[src]")
    .evaluateAll((all) => all.map((script) => (script as HTMLScriptElement).src));
  await page.route(sources.at(-1) ?? "", (route) => route.abort());
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page);
  await page.unroute(sources.at(-1) ?? "");
  await page.getByRole("button", { name: "Reload the page" }).click();
  await hydrated(page);
  await expect(page).toHaveURL(address);
  await expect(notice(page)).toBeHidden();
});

const lamp = (page: Page) => page.getByRole("heading", { level: 1, name: "The lamp went out." });

for (const [what, files, spoil] of [
  ["was cut off", /_rsc=/, (body: Buffer) => body.subarray(0, body.length / 2)],
  ["lacks its scripts", /chunks\/.*js$/, null],
] as const) {
  inFull(
    `the button of the error page recovers a page that ${what} during a soft navigation`,
    async ({ expectErrors, page }) => {
      expectErrors(/Minified React error #412|ChunkLoadError|ERR_FAILED/);
      for (const [path, link] of [
        ["/pricing", "Pricing"],
        ["/auth", "Sign In"],
      ] as const) {
        await page.goto("/terms");
        await hydrated(page);
        await page.route(files, async (route) => {
          if (!spoil) return route.abort();
          const response = await route.fetch();
          await route.fulfill({ response, body: spoil(await response.body()) });
        });
        await page.getByRole("link", { name: link }).first().click();
        await expect(lamp(page), path).toBeVisible();
        await page.unroute(files);
        await page.getByRole("button", { name: "Try again" }).click();
        await expect(lamp(page), path).toHaveCount(0);
        await hydrated(page);
        await expect(page).toHaveURL(path);
      }
    },
  );
}
