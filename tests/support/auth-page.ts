import { expect, type Locator, type Page } from "@playwright/test";

export const fields = (page: Page) => ({
  name: page.getByLabel("Full Name"),
  email: page.getByLabel("Email Address"),
  password: page.getByLabel("Password", { exact: true }),
  confirm: page.getByLabel("Confirm Password"),
});

export const form = (page: Page) => page.getByRole("main").locator("form");
export const redBox = (page: Page) => page.getByRole("main").getByRole("alert");

export async function openForm(page: Page, mode: "sign-in" | "sign-up") {
  await page.goto(mode === "sign-in" ? "/auth" : "/auth?mode=sign-up");
  const name = mode === "sign-in" ? "Sign In" : "Create Account";
  await expect(form(page).getByRole("button", { name, exact: true })).toBeVisible();
}

export async function expectInvalid(field: Locator, text: string) {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${text}`));
}

export async function expectValid(field: Locator) {
  await expect(field).toHaveAttribute("aria-invalid", "false");
}
