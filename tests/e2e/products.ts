import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";

export const listCall = /futureApps\.list/;

export function cardOf(page: Page, name: string) {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
}

export async function openProducts(page: Page) {
  const listed = page.waitForResponse(listCall);
  await page.goto("/products");
  await listed;
  await expect(cardOf(page, "EQ Vitamins")).toContainText(/\d+ votes?/);
}

export async function votesOf(card: Locator) {
  return Number(/([\d,]+) votes?/.exec((await card.textContent()) ?? "")?.[1]?.replace(",", ""));
}
