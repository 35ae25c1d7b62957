import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { accountCare } from "../../src/content/account-care";

export async function expectProfile(page: Page) {
  await expect(page.getByRole("heading", { name: "Nickname" })).toBeVisible();
  await expect(page.getByRole("list", { name: accountCare.devices.heading })).toBeVisible();
}

export async function openProfile(page: Page) {
  await page.goto("/profile");
  await expectProfile(page);
}

export async function expectResultKept(page: Page) {
  await expect(page.getByText("Your result is kept with your profile.")).toBeVisible();
}

export async function fillPasswords(page: Page, current: string, next: string, again = next) {
  await page.getByLabel("Current password").fill(current);
  await page.getByLabel("New password", { exact: true }).fill(next);
  await page.getByLabel("New password, again").fill(again);
}

export const changePassword = (page: Page) => page.getByRole("button", { name: "Change Password" });

export async function prove(page: Page, dialog: string, password: string, button: string) {
  const box = page.getByRole("dialog", { name: dialog });
  await box.getByLabel("Your password").fill(password);
  await box.getByRole("button", { name: button }).click();
}

export async function downloadData(page: Page, password: string) {
  await page.getByRole("button", { name: "Download my data" }).click();
  const download = page.waitForEvent("download");
  await prove(page, "A copy of your records", password, "Download");
  const file = await download;
  return { name: file.suggestedFilename(), data: JSON.parse(await readFile(await file.path(), "utf8")) };
}

/** Answers the first `count` questions of the opened quiz with the same option, counted from 0. */
export async function answerQuiz(page: Page, count = 5, option = 1) {
  await page.getByRole("button", { name: /Begin/ }).click();
  for (let question = 1; question <= count; question += 1) {
    await expect(page.getByRole("main").getByRole("status")).toHaveText(`Question ${question} of 5`);
    await page.getByRole("main").getByRole("group").getByRole("button").nth(option).click();
  }
  if (count === 5) await expect(page).toHaveURL("/eq-results");
  else await expect(page.getByRole("main").getByRole("status")).toHaveText(`Question ${count + 1} of 5`);
}

export async function takeQuiz(page: Page, option: number) {
  await page.goto("/eq-assessment");
  await answerQuiz(page, 5, option);
}
