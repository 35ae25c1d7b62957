import { signIn, signUp } from "../../e2e/fixtures";
import { redBox } from "../../support/auth-page";
import { answerAs, openPopup } from "../../support/google-window";
import { provenMember } from "../../support/proven-member";
import { press } from "../press";
import type { Scene, Shot } from "../shot";

const door = "/auth";
const signUpPath = "/auth?mode=sign-up";
const own = { turn: "write" } as const;
const person = { sub: "sub-pictures", email: provenMember.email, verified: "true", name: "Amara Diallo" };

const forgotten = async ({ page }: Scene) => press(page, "Forgot your password?");

async function askToLink({ page }: Scene) {
  await answerAs(await openPopup(page), person);
  await page.getByLabel("Password of your account").waitFor();
}

export const accountShots: Shot[] = [
  { name: "sign-in--rest", path: door },
  {
    name: "sign-in--empty",
    path: door,
    act: ({ page }) => press(page, "Sign In"),
  },
  {
    name: "sign-in--refused",
    path: door,
    ...own,
    act: async ({ page }) => {
      await signIn(page, { email: "nobody@example.org", password: "not-the-password" });
      await redBox(page).filter({ hasText: "An error occurred during sign in" }).waitFor();
    },
  },
  { name: "sign-up--rest", path: signUpPath },
  { name: "sign-up--for-a-result", path: `${signUpPath}&returnTo=/eq-results` },
  { name: "sign-up--empty", path: signUpPath, act: ({ page }) => press(page, "Create Account") },
  {
    name: "sign-up--password-shown",
    path: signUpPath,
    act: async ({ page }) => {
      await page.getByLabel("Full Name").fill("Noor de Vries");
      await page.getByLabel("Email Address").fill("noor@");
      await page.getByLabel("Password", { exact: true }).fill("quiet");
      await page.getByRole("button", { name: "Show password" }).first().click();
      await press(page, "Create Account");
    },
  },
  {
    name: "sign-up--refused",
    path: signUpPath,
    ...own,
    act: async ({ page }) => {
      await page.route(/account\.signUp/, (route) => route.abort());
      await signUp(page, { name: "Noor de Vries", email: "noor@example.org", password: "quiet-water" });
      await redBox(page).filter({ hasText: "An error occurred during sign up" }).waitFor();
    },
  },
  { name: "forgotten--rest", path: door, act: forgotten },
  {
    name: "forgotten--empty",
    path: door,
    act: async (scene) => {
      await forgotten(scene);
      await press(scene.page, "Send me a link");
    },
  },
  {
    name: "forgotten--not-reached",
    path: door,
    act: async (scene) => {
      await forgotten(scene);
      await scene.page.route("**/api/trpc/**", (route) => route.abort());
      await scene.page.getByLabel("Email Address").fill("noor@example.org");
      await press(scene.page, "Send me a link");
      await redBox(scene.page).filter({ hasText: "An error occurred during password reset" }).waitFor();
    },
  },
  {
    name: "forgotten--sent",
    path: door,
    ...own,
    act: async (scene) => {
      await forgotten(scene);
      await scene.page.getByLabel("Email Address").fill("noor@example.org");
      await press(scene.page, "Send me a link");
      await scene.page.getByText("If an account has this address").waitFor();
    },
  },
  { name: "link-google--rest", path: door, ...own, act: askToLink },
  {
    name: "link-google--empty",
    path: door,
    ...own,
    act: async (scene) => {
      await askToLink(scene);
      await press(scene.page, "Connect and sign in");
    },
  },
  {
    name: "link-google--refused",
    path: door,
    ...own,
    act: async (scene) => {
      await askToLink(scene);
      await scene.page.getByLabel("Password of your account").fill("not-the-password");
      await press(scene.page, "Connect and sign in");
      await redBox(scene.page).filter({ hasText: "That password does not belong" }).waitFor();
    },
  },
  {
    name: "sign-in--google-unproven",
    path: door,
    ...own,
    act: async ({ page }) => {
      await answerAs(await openPopup(page), { ...person, email: "zoe@example.org", verified: "false" });
      await redBox(page).filter({ hasText: "Google has not confirmed" }).waitFor();
    },
  },
  { name: "popup--rest", path: "/auth/popup" },
  { name: "popup-done--rest", path: "/auth/popup/done" },
];
