import { bannerLabel } from "../../src/content/contact";
import { desk } from "../../src/content/desk";
import { anyEmail } from "../support/application";
import { isFull } from "../support/figure";
import { expect, inFull, test } from "./fixtures";
import { post, signInAsCoach } from "./members";
import { findBrokenWords, findOverflow, openPanels, setFontSize, spaceText, wholeWord } from "./overflow";

test.beforeEach(({ page }) => signInAsCoach(page));

const hebrew = "שלום בן־דוד!";
const all = isFull ? Object.values(desk.pages).map(({ href }) => href) : ["/desk", "/desk/waiting-list"];
// Includes the editor of the offers, because some groups of its form are marked as samples.
const pages = [...all, "/desk/pages/home", "/desk/pages/offers", "/desk/find?q=amara"];

inFull("the Desk fits phones at twice the font size", async ({ page }) => {
  await post(page, "coaching.joinWaitlist", { name: hebrew, email: anyEmail() });
  for (const href of pages) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(href);
    await setFontSize(page, 32);
    expect.soft(await findOverflow(page), href).toEqual([]);
    const words = "header div > a, main :is(h1, h2, h3, p, li, b, small, button, [data-tone])";
    expect.soft(await findBrokenWords(page, words, wholeWord), href).toEqual([]);
    const brand = await page.locator("header a").first().boundingBox();
    const exitLink = await page.getByRole("link", { name: desk.toProfile }).boundingBox();
    expect(brand && exitLink && brand.y + brand.height <= exitLink.y, href).toBe(true);
    await page.setViewportSize({ width: 320, height: 640 });
    await openPanels(page);
    expect.soft(await findOverflow(page), `${href} at 320`).toEqual([]);
  }
});

inFull("the banner covers nothing of the Desk at three times the font size", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/desk/audit");
  await setFontSize(page, 48);
  const banner = await page.getByRole("region", { name: bannerLabel }).boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBeCloseTo(header?.y ?? 0, 0);
});

inFull(
  "with wide text spacing, the Desk's link to the profile does not cover the brand",
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/desk");
    await spaceText(page);
    const brand = await page.locator("header a").first().boundingBox();
    const exitLink = await page.getByRole("link", { name: desk.toProfile }).boundingBox();
    expect(brand && exitLink && brand.x + brand.width <= exitLink.x).toBe(true);
  },
);

inFull(
  "on a phone a long name in the search results covers no other line and breaks no word of a badge",
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const email = anyEmail();
    await post(page, "coaching.joinWaitlist", { name: hebrew, email });
    await page.goto(`/desk/find?q=${email}`);
    // Changes the name in the page only, because other tests look at all names of the site.
    await page.getByText(hebrew).evaluate((name) => name.replaceChildren("Llanfairpwll".repeat(8)));
    await expect(page.getByText("Waiting", { exact: true })).toBeVisible();
    expect(await findBrokenWords(page, "main li span", wholeWord)).toEqual([]);
    const name = await page.locator("main li bdi").boundingBox();
    const below = await page.getByText(email, { exact: true }).boundingBox();
    expect(name && below && name.y + name.height <= below.y).toBe(true);
  },
);

inFull("the box of an empty list is as wide as the box of the filled list", async ({ page }) => {
  const content = page.getByRole("table").or(page.getByText(/^No member here matches/));
  const box = page.locator("main div.bg-paper").filter({ has: content });
  const widths: (number | undefined)[] = [];
  for (const q of ["", "?q=no-such-person"]) {
    await page.goto(`/desk/members${q}`);
    widths.push((await box.boundingBox())?.width);
  }
  expect(widths[1]).toBe(widths[0]);
});

inFull("the Desk shows the final exclamation mark of a Hebrew name at its left end", async ({ page }) => {
  const email = anyEmail();
  await post(page, "coaching.joinWaitlist", { name: hebrew, email });
  await page.goto(`/desk/waiting-list?q=${email}`);
  const name = page.getByText(hebrew, { exact: true }).first();
  const ends = await name.evaluate((element) => {
    const text = element.firstChild as Text;
    return [0, text.length - 1].map((at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(ends[1]).toBeLessThan(ends[0] ?? 0);
});

inFull(
  "at twice the font size an announcement fits a phone, and the buttons of list items do not cover labels",
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/desk/announcements");
    await page.getByRole("button", { name: /^Write .+: The Tide$/ }).click();
    await expect(page.getByRole("button", { name: "Send a test to myself" })).toBeVisible();
    await setFontSize(page, 32);
    expect(await findOverflow(page)).toEqual([]);

    await page.goto("/desk/pages/offers");
    await setFontSize(page, 32);
    await openPanels(page);
    await expect(page.locator("li[data-place] > [data-do=fields] label")).not.toHaveCount(0);
    const covered = await page.locator("li[data-place]").evaluateAll((items) =>
      items.flatMap((item) => {
        const label = item.querySelector(":scope > [data-do=fields] label");
        const button = item.querySelector(":scope > div > [data-do=up]");
        const bottom = button?.getBoundingClientRect().bottom ?? Number.NaN;
        return label && !(bottom <= label.getBoundingClientRect().top) ? [label.textContent] : [];
      }),
    );
    expect(covered).toEqual([]);
  },
);
