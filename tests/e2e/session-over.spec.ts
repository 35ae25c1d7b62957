import { notFound } from "@/content/not-found";
import { coach } from "../support/desk-people";
import { header, showAccount } from "../support/header";
import { expectResultKept, openProfile, takeQuiz } from "../support/profile-page";
import { openModal } from "./coaching";
import { discardDraft, expectSaved, firstField, openDocument } from "./desk-editor";
import { expect, expectAccessible, hydrated, inFull, test } from "./fixtures";
import {
  createMember,
  endSession,
  post,
  signIn,
  signInAsCoach,
  signInWithoutForm,
  verifySecondFactor,
} from "./members";

// The site refuses calls of a page whose session has ended.
test.beforeEach(({ expectErrors }) => expectErrors(/status of 40[13]/));

inFull(
  "a session ended on another device is reported on every open page",
  async ({ page, context, openBrowser }) => {
    const member = await createMember(page);
    await takeQuiz(page, 1);
    await expectResultKept(page);
    const form = await context.newPage();
    await form.goto("/coaching");
    const modal = await openModal(form, "partnership");
    await modal.getByLabel("Current Role*").fill("Product lead");
    const profile = await context.newPage();
    await openProfile(profile);

    const elsewhere = await openBrowser();
    await signInWithoutForm(elsewhere, member);
    await openProfile(elsewhere);
    await elsewhere.getByRole("button", { name: "Sign out all other devices" }).click();
    await expect(elsewhere.getByText("All other devices are signed out.")).toBeVisible();
    await profile.getByLabel("What we call you").fill("Nour");
    await profile.getByRole("button", { name: "Save Nickname" }).click();
    await expect(profile.getByText("Your session has ended. Sign in to return here.")).toBeVisible();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your result waits for you");
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    await expectAccessible(page);
    const notice = form.getByRole("region", { name: "Your session" });
    await expect(notice).toContainText(
      "Your session has ended. If you were writing here, your text is kept: sign in before you write more, and it comes back.",
    );
    await expect(form.getByRole("dialog")).toHaveCount(0);
    await openModal(form, "partnership");
    await expect(modal.getByLabel("Current Role*"), "hidden until its member signs in").toHaveValue("");
    await form.keyboard.press("Escape");
    await expectAccessible(form);
    // The notice does not cover the footer of a page that is scrolled to its end.
    await form.bringToFront();
    await form.keyboard.press("End");
    const foot = form.getByRole("contentinfo").getByRole("link", { name: "Terms" });
    await expect(async () => {
      const [end, strip] = [await foot.boundingBox(), await notice.boundingBox()];
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(strip?.y ?? 0);
    }).toPass({ timeout: 5_000 });
    await notice.getByRole("link", { name: "Sign In" }).click();
    await signIn(form, member);
    await expect(form).toHaveURL("/coaching");
    await expect(notice).toHaveCount(0);
    await openModal(form, "partnership");
    await expect(modal.getByLabel("Current Role*")).toHaveValue("Product lead");

    await expect(profile.getByLabel("What we call you")).toHaveValue("Nour");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Architect");

    await profile.bringToFront();
    await showAccount(profile, false, member.name);
    await header(profile).getByRole("button", { name: "Sign Out", exact: true }).click();
    await expect(form.getByText("You signed out in another window.")).toBeVisible();
  },
);

inFull("sending an invitation in an ended session leads to the sign-in, then succeeds", async ({ page }) => {
  await signInAsCoach(page);
  const word = `tessa${Date.now().toString(36)}`;
  await post(page, "coaching.joinWaitlist", { name: `Tessa ${word}`, email: `${word}@example.org` });
  const list = `/desk/waiting-list?q=${word}`;
  await page.goto(list);
  await expect(page.getByRole("banner").getByText(coach.name).first()).toBeVisible();
  const askToInvite = () => page.getByRole("button", { name: `Invite Tessa ${word}` }).click();
  const invite = page.getByRole("button", { name: "Send the invitation" });
  await askToInvite();
  await expect(invite).toBeEnabled();
  await endSession(page);
  await invite.click();
  await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent(list)}&why=ended`);
  await signIn(page, coach);
  await expect(page).toHaveURL(`/auth/factor?returnTo=${encodeURIComponent(list)}`);
  await hydrated(page);
  await verifySecondFactor(page);
  await page.goto(list);
  await askToInvite();
  await invite.click();
  await expect(page.getByText(/ is invited\./)).toBeVisible();
});

inFull("a coach whose session ends while editing finds the text again after signing in", async ({ page }) => {
  await signInAsCoach(page);
  await openDocument(page, "podcast");
  const first = firstField(page);
  const before = await first.inputValue();
  await endSession(page);
  await first.fill("Words that must not be lost.");
  await expect(page).toHaveURL(/^[^?]+\/auth\?returnTo=%2Fdesk%2Fpages%2Fpodcast/);
  await signIn(page, coach);
  await expect(page).toHaveURL("/auth/factor?returnTo=%2Fdesk%2Fpages%2Fpodcast");
  // Waits for hydration, because the page could otherwise redirect and abort the next navigation.
  await hydrated(page);
  await verifySecondFactor(page);
  await openDocument(page, "podcast");
  await expect(first).toHaveValue("Words that must not be lost.");
  await expectSaved(page);
  await discardDraft(page);
  await expect(first).toHaveValue(before);
});

inFull(
  "a coach who must verify the second factor again while editing sees no dialog and finds the text again",
  async ({ page }) => {
    await signInAsCoach(page);
    await openDocument(page, "lounge");
    const warnings: string[] = [];
    page.on("dialog", (dialog) => {
      warnings.push(dialog.type());
      void dialog.accept();
    });
    // A new session in the same browser has no verified factor yet.
    await signInWithoutForm(page, coach);
    await firstField(page).fill("Words that must not be lost.");
    await expect(page).toHaveURL("/auth/factor?returnTo=%2Fdesk%2Fpages%2Flounge");
    await hydrated(page);
    await verifySecondFactor(page);
    await openDocument(page, "lounge");
    await expect(firstField(page)).toHaveValue("Words that must not be lost.");
    await expectSaved(page);
    await discardDraft(page);
    expect(warnings).toEqual([]);
  },
);

inFull(
  "an open Desk page shows the 404 page on its next use after a member has signed up in the same browser",
  async ({ expectErrors, page }) => {
    expectErrors(/status of 404/);
    const nothing = page.getByRole("heading", { level: 1, name: notFound.heading });
    const nav = page.getByRole("navigation", { name: "Desk" });
    const lose: Record<string, () => Promise<void>> = {
      "/desk/members": () => nav.getByRole("link", { name: "Audit" }).click(),
      "/desk/audit": async () => {
        await page.getByRole("searchbox").fill("noor");
        await page.getByRole("searchbox").press("Enter");
      },
      "/desk/announcements": () => page.getByRole("button", { name: "Write the email: The Tide" }).click(),
    };
    for (const [path, answer] of Object.entries(lose)) {
      await signInAsCoach(page);
      await page.goto(path);
      await hydrated(page);
      // The page does not notice that its session now belongs to a member.
      await createMember(page);
      await answer();
      await expect(nothing, path).toBeVisible();
      await expect(nav).toHaveCount(0);
    }
  },
);
