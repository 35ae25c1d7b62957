import type { Page } from "@playwright/test";
import { coach } from "../support/desk-people";
import { figure } from "../support/figure";
import { header, showAccount } from "../support/header";
import { chooseAndCrop } from "../support/picture-file";
import {
  downloadData,
  expectProfile,
  expectResultKept,
  openProfile,
  takeQuiz,
} from "../support/profile-page";
import { openModal, submitOf } from "./coaching";
import { expect, inFull, test } from "./fixtures";
import { createMember, newMember, post, signIn, signInAsCoach, signInWithoutForm, signUp } from "./members";

// The site refuses calls and Desk pages of a session that has ended.
test.beforeEach(({ expectErrors }) => expectErrors(/status of 40[014]/));

const traveler = 3;

/** `mark` is a unique text in the name and address of the first member. */
function twoMembers() {
  const mark = `canary${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  const ada = { ...newMember(), name: `Ada ${mark}`, email: `${mark}@example.org` };
  return { ada, bo: { ...newMember(), name: "Bo Lind" }, mark };
}

async function holdings(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const fields = document.querySelectorAll<HTMLInputElement>("input, textarea, select");
    const workers = await navigator.serviceWorker.getRegistrations();
    const others = [...workers, ...(await indexedDB.databases()), ...(await caches.keys())];
    if (others.length > 0) throw new Error("the site keeps something elsewhere");
    return [
      document.cookie,
      document.documentElement.outerHTML,
      ...[...fields].map(({ value }) => value),
      ...[sessionStorage, localStorage].map((storage) => JSON.stringify(storage)),
    ].join("\n");
  });
}

const marksIn = (text: string, mark: string) => text.split(mark).length - 1;

async function type(page: Page, program: "collective" | "partnership", label: string, text: string) {
  const modal = await openModal(page, program);
  await modal.getByLabel(label).fill(text);
}

async function close(page: Page) {
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Close for now" }).click();
}

async function leaveTraces(page: Page, mark: string) {
  await takeQuiz(page, traveler);
  await expectResultKept(page);
  await page.goto("/coaching");
  const list = await openModal(page, "collective");
  await list.getByLabel("Full Name*").fill(`sent by ${mark}`);
  await submitOf(list).click();
  await expect(page.getByRole("dialog", { name: "Welcome to the Waiting List!" })).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => sessionStorage.getItem("aurea.sender"))).toContain(mark);
  await type(page, "collective", "Full Name*", `words of ${mark}`);
  await close(page);
  await type(page, "partnership", "Current Role*", `role of ${mark}`);
}

async function expectNoTraces(page: Page, mark: string, name: string) {
  let found = 0;
  const look = async () => {
    found += marksIn(await holdings(page), mark) * mark.length;
  };
  for (const path of ["/profile", "/eq-results", "/products", "/coaching"]) {
    await page.goto(path);
    await expect(header(page).getByText(name).first()).toBeVisible();
    if (path === "/profile") await expect(page.getByText("You have not met your archetype")).toBeVisible();
    if (path === "/eq-results") await expect(page).toHaveURL("/eq-assessment");
    await look();
  }
  for (const program of ["collective", "partnership"] as const) {
    const modal = await openModal(page, program);
    await expect(modal.getByLabel("Full Name*")).toHaveValue(name);
    await look();
    await page.keyboard.press("Escape");
  }
  await page.goBack();
  await look();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  figure("bytes-of-the-previous-member", found, "bytes", "browser");
  expect(found).toBe(0);
}

inFull("the next member in the same browser finds no data of a member who signed out", async ({ page }) => {
  const { ada, bo, mark } = twoMembers();
  await createMember(page, ada);
  await leaveTraces(page, mark);
  await close(page);
  await showAccount(page, false, ada.name);
  await header(page).getByRole("link", { name: "Profile" }).click();
  await expectProfile(page);
  await chooseAndCrop(page);
  await page.getByRole("button", { name: "Save Picture" }).click();
  await expect(header(page).locator("[data-face] img").first()).toBeVisible();
  expect(marksIn(await holdings(page), mark)).toBeGreaterThan(2);

  await showAccount(page, false, ada.name);
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page).toHaveURL("/auth?returnTo=%2Fprofile");
  expect(marksIn(await holdings(page), mark)).toBe(0);
  for (const step of ["goBack", "goBack", "goForward", "goForward"] as const) {
    await page[step]();
    await expect(header(page).getByText("Sign In").first()).toBeVisible();
    expect(marksIn(await holdings(page), mark), step).toBe(0);
  }

  await page.goto("/auth?mode=sign-up");
  await signUp(page, bo);
  await expectProfile(page);
  await expectNoTraces(page, mark, bo.name);
});

inFull(
  "a sign-in as another member clears the previous member's data from the browser's other tab",
  async ({ page, context, openBrowser }) => {
    const { ada, bo, mark } = twoMembers();
    const elsewhere = await openBrowser();
    await createMember(elsewhere, bo);
    await createMember(page, ada);
    await leaveTraces(page, mark);
    await openProfile(page);
    await signInWithoutForm(elsewhere, ada);
    await post(elsewhere, "profile.endOtherSessions");

    const other = await context.newPage();
    await other.goto("/auth");
    await signIn(other, bo);
    await expectProfile(other);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(bo.name);
    expect(marksIn(await holdings(page), mark)).toBe(0);
    await page.goBack();
    await expect(header(page).getByText(bo.name).first()).toBeVisible();
    expect(marksIn(await holdings(page), mark)).toBe(0);
    await expectNoTraces(page, mark, bo.name);
  },
);

inFull("only the first member who signs in gets a visitor's quiz result", async ({ page, context }) => {
  const { ada, bo } = twoMembers();
  await createMember(page, bo);
  await createMember(page, ada);
  await context.clearCookies();
  await takeQuiz(page, traveler);
  await page.goto("/auth?returnTo=/eq-results");
  const opened = context.waitForEvent("page");
  await page.evaluate(() => void window.open("/auth?returnTo=/eq-results"));
  const other = await opened;
  await other.getByLabel("Email Address").waitFor();
  // A sign-in in another tab may redirect this tab while its form is being filled in.
  const enter = async (tab: Page) => {
    tab.setDefaultTimeout(5_000);
    await signIn(tab, ada).catch(() => {});
    tab.setDefaultTimeout(0);
  };
  await Promise.all([page, other].map(enter));
  for (const tab of [page, other]) await expect(tab).toHaveURL("/eq-results");
  for (const tab of [page, other]) await expectResultKept(tab);
  await openProfile(page);
  const { data } = await downloadData(page, ada.password);
  expect(data.quizResults).toMatchObject([{ archetype: "traveler" }]);

  await showAccount(page, false, ada.name);
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page).toHaveURL("/auth?returnTo=%2Fprofile");
  await signIn(page, bo);
  await expect(page.getByText("You have not met your archetype")).toBeVisible();
  for (const tab of [page, other]) {
    await tab.goto("/eq-results");
    await expect(tab).toHaveURL("/eq-assessment");
  }
});

inFull("the Desk closes in one tab when the coach signs out in another", async ({ page, context }) => {
  await signInAsCoach(page);
  await page.goto("/desk/waiting-list");
  await expect(page.getByRole("link", { name: "Applications" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/terms");
  await showAccount(other, false, coach.name);
  await other.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page.getByRole("link", { name: "Applications" })).toHaveCount(0);
});
