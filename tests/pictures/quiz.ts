import type { Page } from "@playwright/test";

/** Begins the quiz and answers so many of its questions by the same option, from 0. */
export async function answerQuiz(page: Page, count: number, option = 1) {
  await page.getByRole("button", { name: "Begin" }).click();
  for (let question = 1; question <= count; question += 1) {
    await page.getByText(`Question ${question} of 5`).first().waitFor();
    await page.getByRole("main").getByRole("group").getByRole("button").nth(option).click();
  }
  if (count === 5) return page.waitForURL("**/eq-results");
  const next = page.getByText(`Question ${count + 1} of 5`);
  await next.first().waitFor();
}
