import type { Page } from "@playwright/test";
import { redBox } from "../../support/auth-page";
import { linkInMail } from "../../support/sent-mails";
import { press } from "../press";
import type { Scene, Shot } from "../shot";

const own = { as: "member", turn: "write" } as const;
const dry = `#${"a".repeat(43)}`;

async function fillReset(page: Page, password: string, again = password) {
  await page.getByLabel("New Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm New Password").fill(again);
  await press(page, "Save password");
}

async function openConfirmation({ page, member }: Scene) {
  const path = await linkInMail(page, member.email, "Welcome to Aurea: please confirm your address");
  await page.goto("/terms");
  await page.goto(path);
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

async function openMove({ page, member }: Scene) {
  await page.goto("/profile");
  await press(page, "Use another address");
  await page.getByLabel("New Email Address").fill(`moved.${member.email}`);
  await page.getByLabel("Current Password", { exact: true }).fill(member.password);
  await press(page, "Change address");
  const path = await linkInMail(page, `moved.${member.email}`, "Confirm your new address");
  await page.goto("/terms");
  await page.goto(path);
}

async function openReset({ page, member }: Scene) {
  await page.context().clearCookies();
  await page.goto("/auth", { waitUntil: "networkidle" });
  await press(page, "Forgot your password?");
  await page.getByLabel("Email Address").fill(member.email);
  await press(page, "Send me a link");
  const path = await linkInMail(page, member.email, "Choose a new password");
  await page.goto("/terms");
  await page.goto(path);
}

export const letterPageShots: Shot[] = [
  { name: "reset--no-letter", path: "/auth/reset" },
  { name: "reset--rest", path: `/auth/reset${dry}` },
  { name: "reset--empty", path: `/auth/reset${dry}`, act: ({ page }) => press(page, "Save password") },
  {
    name: "reset--unlike",
    path: `/auth/reset${dry}`,
    act: ({ page }) => fillReset(page, "short", "shorter"),
  },
  {
    name: "reset--dry",
    path: `/auth/reset${dry}`,
    turn: "write",
    act: async ({ page }) => {
      await fillReset(page, "a-reed-in-the-evening-wind");
      await heading(page, "This link has gone dry");
    },
  },
  {
    name: "reset--done",
    path: "/terms",
    ...own,
    act: async (scene) => {
      await openReset(scene);
      await fillReset(scene.page, "a-reed-in-the-evening-wind");
      await heading(scene.page, "Your password is changed");
    },
  },
  { name: "enter--no-letter", path: "/auth/enter" },
  { name: "enter--rest", path: `/auth/enter${dry}` },
  { name: "factor--visitor", path: "/auth/factor" },
  { name: "factor--member", path: "/auth/factor", as: "member" },
  { name: "factor--first", path: "/auth/factor?again", as: "coach" },
  {
    name: "factor--square",
    path: "/auth/factor?again",
    as: "coach",
    turn: "write",
    act: async ({ page }) => {
      await press(page, "Show me the square");
      await page.getByRole("img", { name: /^A square code/ }).waitFor();
      await press(page, "Confirm the app");
    },
  },
  { name: "verify--no-letter", path: "/auth/verify" },
  { name: "verify--rest", path: `/auth/verify${dry}` },
  {
    name: "verify--dry",
    path: `/auth/verify${dry}`,
    turn: "write",
    act: async ({ page }) => {
      const before = await page.getByRole("heading", { level: 1 }).textContent();
      await press(page, "Confirm my address");
      await page
        .getByRole("heading", { level: 1 })
        .filter({ hasNotText: before ?? "" })
        .waitFor();
    },
  },
  {
    name: "verify--done",
    path: "/terms",
    ...own,
    act: async (scene) => {
      await openConfirmation(scene);
      await press(scene.page, "Confirm my address");
      await heading(scene.page, "Thank you, it is noted");
    },
  },
  { name: "move-email--no-letter", path: "/auth/email" },
  { name: "move-email--rest", path: `/auth/email${dry}` },
  {
    name: "move-email--not-reached",
    path: `/auth/email${dry}`,
    act: async ({ page }) => {
      await page.route("**/api/trpc/**", (route) => route.abort());
      await press(page, "Use this address");
      await redBox(page).filter({ hasText: "Your address could not be changed" }).waitFor();
    },
  },
  {
    name: "move-email--done",
    path: "/terms",
    ...own,
    act: async (scene) => {
      await openMove(scene);
      await press(scene.page, "Use this address");
      await scene.page.getByRole("link", { name: "Back to your profile" }).waitFor();
    },
  },
];
