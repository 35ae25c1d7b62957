import { desk } from "../../src/content/desk";
import { isFull } from "../support/figure";
import { expect, test } from "./fixtures";
import { post, signInAsCoach } from "./members";
import { findBrokenWords, findOverflow, setFontSize, wholeWord } from "./overflow";

const hebrew = "שלום בן־דוד!";
const all = isFull ? Object.values(desk.pages).map(({ href }) => href) : ["/desk", "/desk/waiting-list"];
const pages = [...all, "/desk/pages/home"];

test("the Desk fits a phone at twice the font size", async ({ page }) => {
  await signInAsCoach(page);
  await post(page, "coaching.joinWaitlist", { name: hebrew, email: `${Date.now()}@example.org` });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const href of pages) {
    await page.goto(href);
    await setFontSize(page, 32);
    expect.soft(await findOverflow(page), href).toEqual([]);
    const words = "header div > a, main :is(h1, h2, h3, p, b, small, button, [data-tone])";
    expect.soft(await findBrokenWords(page, words, wholeWord), href).toEqual([]);
    const brand = await page.locator("header a").first().boundingBox();
    const away = await page.getByRole("link", { name: desk.toProfile }).boundingBox();
    expect(brand && away && brand.y + brand.height <= away.y, href).toBe(true);
  }
});

test("the Desk shows the exclamation mark of a Hebrew name to its left", async ({ page }) => {
  await signInAsCoach(page);
  const email = `${Date.now()}@example.org`;
  await post(page, "coaching.joinWaitlist", { name: hebrew, email });
  await page.goto(`/desk/waiting-list?q=${email}`);
  const name = page.getByText(hebrew, { exact: true }).first();
  const ends = await name.evaluate((element) => {
    const letters = element.firstChild as Text;
    return [0, letters.length - 1].map((at) => {
      const range = document.createRange();
      range.setStart(letters, at);
      range.setEnd(letters, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(ends[1]).toBeLessThan(ends[0] ?? 0);
});
