import type { Page } from "@playwright/test";

/** The bar at the top of every page. */
export function header(page: Page) {
  return page.getByRole("banner");
}

/** What opens the menu on a small screen. */
export function menuWord(page: Page) {
  return header(page).getByText("Menu", { exact: true });
}

/** Shows the member's name, e-mail and acts: on a phone in the menu, on a wide screen behind the member's name. */
export async function showAccount(page: Page, isMobile: boolean, name: string) {
  if (isMobile) await menuWord(page).click();
  else await header(page).locator("summary").filter({ hasText: name }).click();
}
