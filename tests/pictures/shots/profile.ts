import type { Page } from "@playwright/test";
import { archetypeIds, archetypes } from "../../../src/content/archetypes";
import { chooseAndCrop, choosePicture, makeTallPicture } from "../../support/picture-file";
import { openProfile } from "../../support/profile-page";
import { press } from "../press";
import { answerQuiz } from "../quiz";
import type { Scene, Shot } from "../shot";
import { giveMembership } from "../site-rows";

const path = "/profile";
const own = { path, as: "member", turn: "write" } as const;

const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** Ends the session as another device would, and lets the open page hear of it by another window. */
async function endSession(page: Page, at: string) {
  await page.getByText("Noor").first().waitFor({ state: "attached" });
  await page.context().clearCookies();
  await page.evaluate(() => {
    const news = { key: "aurea.news", newValue: "changed 1" };
    window.dispatchEvent(new StorageEvent("storage", news));
  });
  await said(
    page,
    at === "/eq-results" ? "Your result waits for you" : /^Your session (has ended|is over)\./,
  );
}

async function openCrop({ page }: Scene) {
  await choosePicture(page, { buffer: await makeTallPicture() });
  await page.getByRole("button", { name: "Use this part" }).and(page.locator(":enabled")).waitFor();
}

export const profileShots: Shot[] = [
  { name: "profile--new-member", ...own, act: ({ page }) => openProfile(page) },
  ...["adventurer", "alchemist", "founding_member", "strange"].map(
    (status): Shot => ({
      name: `profile--${status.replace("_", "-")}`,
      ...own,
      before: async ({ member }) => giveMembership(member.email, status),
    }),
  ),
  {
    name: "profile--coach",
    path,
    turn: "write",
    as: "coach",
    act: async ({ page }) => {
      await page.getByRole("link", { name: "To the Desk", exact: true }).waitFor();
    },
  },
  ...archetypeIds.map(
    (archetype, option): Shot => ({
      name: `profile--${archetype}`,
      ...own,
      before: async ({ page }) => {
        await page.goto("/eq-assessment");
        await answerQuiz(page, 5, option);
        await said(page, "Your result is kept with your profile.");
      },
      act: ({ page }) => said(page, archetypes[archetype].name),
    }),
  ),
  {
    name: "profile--long-name",
    ...own,
    before: async ({ page }) => {
      const displayName = "Maximiliane Wilhelmine von Hohenstein-Oberkirchner";
      await page.request.post("/api/trpc/profile.updateNickname", {
        headers: { "sec-fetch-site": "same-origin" },
        data: { json: { displayName } },
      });
    },
  },
  {
    name: "profile--first-things-away",
    ...own,
    act: async ({ page }) => {
      await press(page, "Not now");
    },
  },
  {
    name: "profile--list-open",
    ...own,
    upTo: 820,
    act: ({ page }) => page.locator("summary", { hasText: "On this page" }).click(),
  },
  {
    name: "profile--session-ended",
    ...own,
    act: ({ page }) => endSession(page, path),
  },
  {
    name: "lounge--session-ended",
    ...own,
    path: "/lounge",
    isScreen: true,
    act: ({ page }) => endSession(page, "/lounge"),
  },
  {
    name: "result--session-ended",
    ...own,
    before: async ({ page }) => {
      await page.goto("/eq-assessment");
      await answerQuiz(page, 5, 1);
      await said(page, "Your result is kept with your profile.");
    },
    path: "/eq-results",
    act: ({ page }) => endSession(page, "/eq-results"),
  },
  {
    name: "profile--loading",
    ...own,
    before: ({ page }) => page.route(/profile\.get/, () => {}),
    act: ({ page }) => said(page, "Loading your profile..."),
  },
  {
    name: "profile--not-reached",
    ...own,
    before: ({ page }) => page.route(/profile\.get/, (route) => route.abort()),
    act: ({ page }) => said(page, "We could not reach the site."),
  },
  {
    name: "profile--session-not-reached",
    ...own,
    before: ({ page }) => page.route("**/api/auth/session", (route) => route.abort()),
    act: ({ page }) => page.getByRole("main").getByRole("alert").first().waitFor(),
  },
  { name: "crop--rest", ...own, isScreen: true, act: openCrop },
  {
    name: "crop--larger",
    ...own,
    isScreen: true,
    act: async (scene) => {
      await openCrop(scene);
      await press(scene.page, "Larger");
      await press(scene.page, "Up");
    },
  },
  { name: "profile--picture-chosen", ...own, act: ({ page }) => chooseAndCrop(page) },
  {
    name: "profile--picture-saved",
    ...own,
    act: async ({ page }) => {
      await chooseAndCrop(page);
      await press(page, "Save Picture");
      await said(page, "Profile picture updated successfully!");
    },
  },
  {
    name: "profile--no-picture-chosen",
    ...own,
    act: async ({ page }) => {
      await press(page, "Save Picture");
      await said(page, "No image selected or user not logged in.");
    },
  },
  {
    name: "profile--nickname-empty",
    ...own,
    act: async ({ page }) => {
      await page.getByLabel("What we call you").fill("  ");
      await said(page, "Nickname cannot be empty.");
    },
  },
  {
    name: "profile--nickname-saved",
    ...own,
    act: async ({ page }) => {
      await page.getByLabel("What we call you").fill("Nour");
      await press(page, "Save Nickname");
      await said(page, "Nickname updated successfully!");
    },
  },
  {
    name: "profile--nickname-failed",
    ...own,
    act: async ({ page }) => {
      await page.route(/profile\.updateNickname/, (route) => route.abort());
      await page.getByLabel("What we call you").fill("Nour");
      await press(page, "Save Nickname");
      await said(page, /^Failed to update nickname: /);
    },
  },
];
