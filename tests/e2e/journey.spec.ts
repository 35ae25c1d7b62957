import { showAccount } from "../support/header";
import { expectResultKept, takeQuiz } from "../support/profile-page";
import { expect, inFull, newMember, phone, signIn, signUp } from "./fixtures";

inFull(
  "sign-up, vote, quiz, result saved, sign-out, sign-in: the profile shows the archetype",
  phone,
  async ({ page, isMobile }) => {
    const member = newMember();

    await page.goto("/auth?mode=sign-up");
    await signUp(page, member);
    await expect(page).toHaveURL("/profile");
    await expect(page.getByText("You have not met your archetype yet.")).toBeVisible();

    await page.goto("/products");
    const card = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Mind Gardener" }) });
    await card.getByRole("button").click();
    await expect(card.getByText("Vote recorded! Thank you for helping us prioritize.")).toBeVisible();

    await takeQuiz(page, 2);
    await expect(page.getByText(`Welcome, ${member.name}. Your Emotional Archetype is...`)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Performer");
    await expectResultKept(page);

    await page.goto("/profile");
    await expect(page.getByRole("link", { name: "The Performer" })).toBeVisible();
    await showAccount(page, isMobile, member.name);
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL(/\/auth/);

    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/auth");
    await signIn(page, member);
    await expect(page).toHaveURL("/profile");
    await expect(page.getByRole("link", { name: "The Performer" })).toBeVisible();

    await page.goto("/products");
    await expect(card.getByRole("button")).toHaveText(/Voted/);
  },
);

inFull("a visitor's result is kept the moment they sign up, once", phone, async ({ page }) => {
  const member = newMember();
  await takeQuiz(page, 3);
  await expect(page.getByText("Welcome. Your Emotional Archetype is...")).toBeVisible();
  await page.getByRole("link", { name: "Create Your Free Account" }).click();
  await expect(
    page.getByText("Create your free Explorer account to save your results and access exclusive tools."),
  ).toBeVisible();
  await signUp(page, member);
  await expect(page).toHaveURL("/eq-results");
  await expect(page.getByText(`Welcome, ${member.name}. Your Emotional Archetype is...`)).toBeVisible();
  await expectResultKept(page);
  await page.goto("/profile");
  await expect(page.getByRole("link", { name: "The Traveler" })).toBeVisible();
});
