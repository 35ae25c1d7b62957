import type { Page } from "@playwright/test";

export function header(page: Page) {
  return page.getByRole("banner");
}

export function menuWord(page: Page) {
  return header(page).getByText("Menu", { exact: true });
}

/** Opens the member's menu, which on a phone is part of the phone menu. */
export async function showAccount(page: Page, isMobile: boolean, name: string) {
  if (isMobile) await menuWord(page).click();
  else await header(page).locator("summary").filter({ hasText: name }).click();
}
