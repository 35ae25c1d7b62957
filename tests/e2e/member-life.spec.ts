import type { Page } from "@playwright/test";
import { chooseAndCrop } from "../support/picture-file";
import {
  changePassword,
  downloadData,
  expectResultKept,
  fillPasswords,
  openProfile,
  prove,
  takeQuiz,
} from "../support/profile-page";
import { linkInMail } from "../support/sent-mails";
import { setMembership } from "../support/site-database";
import { expect, expectAccessible, inFull, phone, test } from "./fixtures";
import { newMember, signUp } from "./members";
import { cardOf } from "./products";

const card = (page: Page, name: string) => page.getByRole("region", { name });
const email = (page: Page, address: string) => page.getByRole("definition").filter({ hasText: address });

async function confirmAddress(page: Page, address: string) {
  await page.goto(await linkInMail(page, address, "Welcome to Aurea: please confirm your address"));
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await page.getByRole("link", { name: "Go to your profile" }).click();
  await expect(email(page, address)).toContainText("Confirmed");
}

async function savePicture(page: Page) {
  await chooseAndCrop(page);
  await page.getByRole("button", { name: "Save Picture" }).click();
  await expect(page.getByText("Profile picture updated successfully!")).toBeVisible();
}

async function saveNickname(page: Page, name: string) {
  await page.getByLabel("What we call you").fill(name);
  await page.getByRole("button", { name: "Save Nickname" }).click();
  await expect(page.getByText("Nickname updated successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
}

async function moveTo(page: Page, address: string, password: string) {
  await page.getByRole("button", { name: "Use another address" }).click();
  await page.getByLabel("New Email Address").fill(address);
  await page.getByLabel("Current Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Change address" }).click();
  await expect(page.getByText(`An email is on its way to ${address}.`)).toBeVisible();
  await page.goto(await linkInMail(page, address, "Confirm your new address"));
  await page.getByRole("button", { name: "Use this address" }).click();
  await page.getByRole("link", { name: "Back to your profile" }).click();
  await expect(email(page, address)).toContainText("Confirmed");
}

async function expectLeft(page: Page, heading: string, things: string[]) {
  const start = page.getByRole("region", { name: `${heading}, once` });
  await expect(start.getByRole("link")).toHaveText(things);
}

test.slow();

inFull(
  "a member signs up, changes the profile, address and password, exports the data and deletes the account",
  phone,
  async ({ page, openBrowser }) => {
    const member = newMember();
    const moved = member.email.replace("@", "-moved@");
    const password = "a-reed-in-the-evening-wind";

    await page.goto("/auth?mode=sign-up");
    await signUp(page, member);
    await expect(page).toHaveURL("/profile");
    await expect(email(page, member.email)).toContainText("Not confirmed yet");
    await expectLeft(page, "Three small things", [
      "Confirm your address",
      "Take the quiz",
      "Choose a picture",
    ]);
    await confirmAddress(page, member.email);
    await expectLeft(page, "Two small things", ["Take the quiz", "Choose a picture"]);
    await savePicture(page);
    await expectLeft(page, "One small thing", ["Take the quiz"]);
    await expect(page.getByText("Done. One small thing left.")).toBeAttached();
    await saveNickname(page, "Nour");
    await takeQuiz(page, 2);
    await expectResultKept(page);
    await page.goto("/products");
    const app = cardOf(page, "Mind Gardener");
    await app.getByRole("button").click();
    await expect(app.getByText("Vote recorded! Thank you for helping us prioritize.")).toBeVisible();

    await openProfile(page);
    await expect(page.getByText(/small things?, once/)).toHaveCount(0);
    await expect(page.getByText("“I can be loved with the lights down.”")).toBeVisible();
    await expect(page.getByRole("region", { name: "Your first step" }).getByRole("listitem")).toHaveCount(3);
    await expectAccessible(page);
    await moveTo(page, moved, member.password);
    await expect(card(page, "The Explorer")).toBeVisible();
    await setMembership(page, moved, "alchemist");
    await page.reload();
    await expect(card(page, "The Alchemist")).toContainText("complete transformation toolkit");

    await takeQuiz(page, 3);
    await expectResultKept(page);
    await openProfile(page);
    await expect(page.getByRole("link", { name: "The Traveler" })).toBeVisible();

    await fillPasswords(page, member.password, password);
    await changePassword(page).click();
    await expect(page.getByText("Password updated successfully!")).toBeVisible();

    const { data } = await downloadData(page, password);
    expect(data).toMatchObject({
      profile: { email: moved, displayName: "Nour", membershipStatus: "alchemist", hasPassword: true },
      quizResults: [{ archetype: "performer" }, { archetype: "traveler" }],
      votes: [{ appId: "mind-gardener" }],
    });
    expect(data.profile.photoURL).toContain("/api/storage/profile_pictures/");
    expect(data.mails.map(({ kind }: { kind: string }) => kind)).toEqual(
      "welcome confirmEmail emailChanged passwordChanged".split(" "),
    );
    const photo = await page.request.get(data.profile.photoURL);
    expect(photo.status()).toBe(200);

    await page.getByRole("button", { name: "Delete my account" }).click();
    await prove(page, "Delete your account for good?", password, "Delete for good");
    await expect(page.getByRole("heading", { name: "Your account is deleted." })).toBeFocused();
    await expect(page.getByText("What stays is what we named before you confirmed")).toBeVisible();
    expect((await page.request.get(data.profile.photoURL)).status()).toBe(404);

    const anew = await openBrowser();
    await anew.goto("/auth?mode=sign-up");
    await signUp(anew, { ...member, email: moved });
    await expect(anew).toHaveURL("/profile");
    await expect(card(anew, "The Explorer")).toBeVisible();
    await expect(email(anew, moved)).toContainText("Not confirmed yet");
    await expect(anew.getByRole("img", { name: `The initials of ${member.name}` })).toBeVisible();
    await expect(anew.getByText("You have not met your archetype yet.")).toBeVisible();
    await expect(anew.getByText("You are signed in nowhere else.")).toBeVisible();
    const { data: fresh } = await downloadData(anew, member.password);
    expect(fresh).toMatchObject({ linkedAccounts: [], quizResults: [], votes: [], waitlist: null });
    expect(fresh.profile.id).not.toBe(data.profile.id);
    expect(fresh.sessions).toHaveLength(1);
    expect(fresh.mails).toMatchObject([{ kind: "welcome" }]);
  },
);
