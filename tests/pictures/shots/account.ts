import type { Page } from "@playwright/test";
import { signIn } from "../../e2e/members";
import { provenMember } from "../../support/desk-people";
import { answerAs, openPopup } from "../../support/google-window";
import { linkInMail } from "../../support/sent-mails";
import { type Act, click, type Shot, shotsOf, waitForText } from "../shot";

const write = { turn: "write" } as const;
const onSignIn = shotsOf("/auth");
const onSignUp = shotsOf("/auth?mode=sign-up");
const person = { sub: "sub-pictures", email: provenMember.email, verified: "true", name: "Amara Diallo" };

const askToLink: Act = async ({ page }) => {
  await answerAs(await openPopup(page), person);
  await page.getByLabel("Password of your account").waitFor();
};

const signInShots = [
  onSignIn("sign-in--rest"),
  onSignIn(
    "sign-in--refused",
    async ({ page }) => {
      await signIn(page, { email: "unknown@example.org", password: "not-the-password" });
      await waitForText(page, "An error occurred during sign in");
    },
    write,
  ),
  onSignUp("sign-up--rest"),
  shotsOf("/auth?mode=sign-up&returnTo=/eq-results")("sign-up--for-a-result"),
  onSignIn("forgotten--rest", ({ page }) => click(page, "Forgot your password?")),
  onSignIn("link-google--rest", askToLink, write),
  shotsOf("/auth/popup")("popup--rest"),
  shotsOf("/auth/popup/done")("popup-done--rest"),
];

const unknownToken = `#${"a".repeat(43)}`;
const asMember = shotsOf("/terms", { as: "member", turn: "write" });

/** Opens another page first, because a browser does not load a page again if only the fragment changes. */
async function followLink(page: Page, address: string, subject: string) {
  const path = await linkInMail(page, address, subject);
  await page.goto("/terms");
  await page.goto(path);
}

const emailedPages = [
  ...["reset", "enter", "verify", "email"].flatMap((name) => [
    shotsOf(`/auth/${name}`)(`${name}--no-link`),
    shotsOf(`/auth/${name}${unknownToken}`)(`${name}--rest`),
  ]),
  asMember("verify--done", async ({ page, member }) => {
    await followLink(page, member.email, "Welcome to Aurea: please confirm your address");
    await click(page, "Confirm my address");
    await waitForText(page, "Thank you, it is confirmed");
  }),
];

const factorShots = [
  shotsOf("/auth/factor")("factor--visitor"),
  shotsOf("/auth/factor", { as: "member" })("factor--member"),
  shotsOf("/auth/factor?again", { as: "coach" })("factor--first"),
  shotsOf("/auth/factor?again", { as: "coach", turn: "write" })("factor--square", async ({ page }) => {
    await click(page, "Show the QR code");
    await page.getByRole("img", { name: /^A QR code/ }).waitFor();
    await click(page, "Confirm the app");
  }),
];

export const accountShots: Shot[] = [...signInShots, ...emailedPages, ...factorShots];
