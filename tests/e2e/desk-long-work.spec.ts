import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { coach } from "../support/desk-people";
import { findMail, mailsTo } from "../support/sent-mails";
import {
  endSession,
  enterDesk,
  expect,
  expectAccessible,
  holdBack,
  inFull,
  proveSecondFactor,
  signIn,
  test,
} from "./fixtures";

const subject = "The Collective: a group opens, and you may apply first";

/** So many people on the waiting list, whom one word finds. */
async function joinMany(page: Page, count: number) {
  const word = `t${Date.now().toString(36)}${randomInt(1_000)}`;
  const people = Array.from({ length: count }, (_, index) => ({
    name: `Tessa ${word} ${index}`,
    email: `tessa-${word}-${index}@example.org`,
  }));
  for (const [index, json] of people.entries()) {
    const headers = { "sec-fetch-site": "same-origin", "x-forwarded-for": `10.9.${randomInt(256)}.${index}` };
    const answer = await page.request.post("/api/trpc/coaching.joinWaitlist", { headers, data: { json } });
    expect(answer.status()).toBe(200);
  }
  return { word, people };
}

async function inviteAll(page: Page, count: number) {
  await page.getByLabel("Select all on this page").check();
  await page.getByRole("button", { name: `Invite ${count} people` }).click();
  await page.getByRole("button", { name: `Send ${count} invitations` }).click();
}

test("invitations are sent though the page is left before its answer comes, each once", async ({ page }) => {
  test.setTimeout(90_000);
  await enterDesk(page);
  const { word, people } = await joinMany(page, 12);
  const list = `/desk/waiting-list?q=${word}`;
  await page.goto(list);
  // The server invites them, and the page does not live to be told.
  let answer = (_status: number) => {};
  const answered = new Promise<number>((resolve) => {
    answer = resolve;
  });
  await page.route(
    /desk\.waitlist\.invite/,
    async (route) => {
      const headers = { ...(await route.request().allHeaders()), "sec-fetch-site": "same-origin" };
      answer((await route.fetch({ headers })).status());
    },
    { times: 1 },
  );
  await inviteAll(page, 12);
  const bar = page.getByRole("region", { name: "Invitations" });
  await expect(bar.getByText("Inviting 12 people…")).toBeVisible();
  expect(await answered).toBe(200);
  await page.goto(`/desk/waiting-list?status=invited&q=${word}`);
  await expect(page.locator("tbody tr")).toHaveCount(12);
  for (const { email } of people) {
    await findMail(page, email, subject);
    const mails = (await mailsTo(page.url(), email)).filter((mail) => mail.subject === subject);
    expect(mails, email).toHaveLength(1);
  }
});

test.describe("whose coach is signed out meanwhile", () => {
  test.use({ expectedErrors: /status of 40[13]/ });

  inFull("invitations lead to the sign-in and the second factor, and back to the list", async ({ page }) => {
    await enterDesk(page);
    const { word } = await joinMany(page, 12);
    const list = `/desk/waiting-list?q=${word}`;
    await page.goto(list);
    await expect(page.getByRole("banner").getByText(coach.name).first()).toBeVisible();
    await endSession(page);
    await inviteAll(page, 12);
    await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent(list)}&why=ended`);
    await signIn(page, coach);
    await expect(page).toHaveURL(`/auth/factor?returnTo=${encodeURIComponent(list)}`);
    await proveSecondFactor(page);
    await page.goto(list);
    await inviteAll(page, 12);
    const bar = page.getByRole("region", { name: "Invitations" });
    await expect(bar.getByText("12 people invited. The emails are on their way.")).toBeVisible();

    // A session that ends before the page has asked who is signed in leads to the sign-in as well.
    const release = await holdBack(page, /\/api\/auth\/session/);
    await page.goto(list);
    await endSession(page);
    release();
    await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent(list)}`);
  });
});

test("the waiting list downloads as a file, with commas or semicolons", async ({ page }) => {
  await enterDesk(page);
  const { word, people } = await joinMany(page, 3);
  await page.goto(`/desk/waiting-list?status=all&q=${word}`);
  for (const [name, separator] of [
    ["Download as CSV", ","],
    ["Download with semicolons", ";"],
  ] as const) {
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^waiting-list-\d{4}-\d\d-\d\d\.csv$/);
    const file = readFileSync(await download.path(), "utf8");
    expect(file.startsWith(`\uFEFF"Name"${separator}"E-mail"`)).toBe(true);
    expect(file.trimEnd().split("\r\n")).toHaveLength(1 + people.length);
  }
  await expectAccessible(page);
});

test.describe("a download of the waiting list", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  inFull("asks for a sign-in when the session has ended, and returns to the same list", async ({ page }) => {
    await enterDesk(page);
    const list = "/desk/waiting-list?status=all&q=nobody&order=oldest";
    await page.goto(list);
    const link = page.getByRole("link", { name: "Download as CSV" });
    const href = (await link.getAttribute("href")) ?? "";
    await endSession(page);
    await link.click();
    await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent(list)}`);
    await page.goto(href);
    await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent(list)}`);
    await signIn(page, coach);
    await expect(page).toHaveURL(`/auth/factor?returnTo=${encodeURIComponent(list)}`);
    await proveSecondFactor(page);
    await page.goto(list);
    await expect(link).toBeVisible();
  });
});
