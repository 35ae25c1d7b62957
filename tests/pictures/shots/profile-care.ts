import type { Page } from "@playwright/test";
import { enterAs } from "../../e2e/fixtures";
import { changePassword, fillPasswords } from "../../support/profile-page";
import { press } from "../press";
import type { Scene, Shot } from "../shot";

const path = "/profile";
const own = { path, as: "member", turn: "write" } as const;

const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

function tryPasswords(current: string | null, next: string, again: string, answer: string): Shot["act"] {
  return async ({ page, member }) => {
    await fillPasswords(page, current ?? member.password, next, again);
    await changePassword(page).click();
    await said(page, answer);
  };
}

/** The same member on other devices. */
async function enterElsewhere({ page, member }: Scene) {
  for (let device = 0; device < 2; device += 1) {
    const other = await page
      .context()
      .browser()
      ?.newContext({ baseURL: new URL(page.url()).origin });
    const elsewhere = await other?.newPage();
    if (elsewhere) await enterAs(elsewhere, member);
    await other?.close();
  }
}

async function refuseProof(page: Page, button: string) {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your password").fill("not-the-password");
  await dialog.getByRole("button", { name: button }).click();
  await dialog.getByText("Current password is incorrect.").waitFor();
}

export const profileCareShots: Shot[] = [
  {
    name: "profile--password-wrong",
    ...own,
    act: tryPasswords(
      "not-the-password",
      "another-quiet-water",
      "another-quiet-water",
      "Current password is incorrect.",
    ),
  },
  {
    name: "profile--password-unlike",
    ...own,
    act: tryPasswords(null, "another-quiet-water", "another", "New passwords do not match."),
  },
  {
    name: "profile--password-changed",
    ...own,
    act: tryPasswords(null, "another-quiet-water", "another-quiet-water", "Password updated successfully!"),
  },
  {
    name: "profile--devices",
    ...own,
    before: async (scene) => {
      await scene.page.goto("/terms");
      await enterElsewhere(scene);
    },
  },
  {
    name: "profile--device-signed-out",
    ...own,
    before: async (scene) => {
      await scene.page.goto("/terms");
      await enterElsewhere(scene);
    },
    act: async ({ page }) => {
      await page
        .getByRole("button", { name: /^Sign out ?: / })
        .first()
        .click();
      await said(page, "That device is signed out.");
    },
  },
  { name: "profile--move-open", ...own, act: ({ page }) => press(page, "Use another address") },
  {
    name: "profile--move-empty",
    ...own,
    act: async ({ page }) => {
      await press(page, "Use another address");
      await press(page, "Change address");
    },
  },
  {
    name: "profile--move-started",
    ...own,
    act: async ({ page, member }) => {
      await press(page, "Use another address");
      await page.getByLabel("New Email Address").fill(`moved.${member.email}`);
      await page.getByLabel("Current Password", { exact: true }).fill(member.password);
      await press(page, "Change address");
      await said(page, /^A letter is on its way to/);
    },
  },
  {
    name: "profile--letter-not-sent",
    ...own,
    act: async ({ page }) => {
      await page.getByRole("button", { name: "Send another letter" }).waitFor();
      await page.route("**/api/trpc/**", (route) => route.abort());
      await press(page, "Send another letter");
      await said(page, "The letter could not be sent.");
    },
  },
  { name: "download--rest", ...own, isScreen: true, act: ({ page }) => press(page, "Download my data") },
  {
    name: "download--wrong",
    ...own,
    isScreen: true,
    act: async ({ page }) => {
      await press(page, "Download my data");
      await refuseProof(page, "Download");
    },
  },
  { name: "delete--rest", ...own, isScreen: true, act: ({ page }) => press(page, "Delete my account") },
  {
    name: "delete--wrong",
    ...own,
    isScreen: true,
    act: async ({ page }) => {
      await press(page, "Delete my account");
      await refuseProof(page, "Delete for good");
    },
  },
  {
    name: "delete--done",
    ...own,
    act: async ({ page, member }) => {
      await press(page, "Delete my account");
      await page.getByRole("dialog").getByLabel("Your password").fill(member.password);
      await page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).click();
      await page.getByRole("heading", { name: "Your account is deleted." }).waitFor();
    },
  },
  {
    name: "profile--waiting-list-form",
    ...own,
    isScreen: true,
    act: async ({ page }) => {
      await press(page, "JOIN THE WAITLIST FOR LAUNCHING COHORT");
      await page.getByRole("dialog", { name: "Join The Collective" }).waitFor();
    },
  },
  {
    name: "profile--application-form",
    ...own,
    isScreen: true,
    act: async ({ page }) => {
      await press(page, "APPLY FOR A PRIVATE PARTNERSHIP");
      await page.getByRole("dialog", { name: "Apply for 1:1 Coaching Partnership" }).waitFor();
    },
  },
];
