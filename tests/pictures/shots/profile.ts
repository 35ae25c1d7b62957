import { archetypeIds, archetypes } from "../../../src/content/archetypes";
import { signInWithoutForm } from "../../e2e/members";
import { chooseAndCrop, choosePicture, makeTallPicture } from "../../support/picture-file";
import { openProfile, prove, takeQuiz } from "../../support/profile-page";
import { setMembership } from "../run-site";
import { type Act, click, type Scene, type Shot, shotsOf, waitForText } from "../shot";

const onProfile = shotsOf("/profile", { as: "member", turn: "write" });
const screen = { isScreen: true };

/** Ends the session as if on another device, and waits until the page shows this. */
const endSession: Act = async ({ page }) => {
  await page.getByText("Noor").first().waitFor({ state: "attached" });
  await page.context().clearCookies();
  await page.evaluate(() => {
    new BroadcastChannel("aurea.session").postMessage("changed");
  });
  await waitForText(page, /^Your session (has ended|is over)\./);
};

async function signInElsewhere({ page, member }: Scene) {
  await page.goto("/terms");
  for (let device = 0; device < 2; device += 1) {
    const other = await page
      .context()
      .browser()
      ?.newPage({ baseURL: new URL(page.url()).origin });
    if (other) await signInWithoutForm(other, member);
    await other?.context().close();
  }
}

const states = [
  onProfile("profile--new-member", ({ page }) => openProfile(page)),
  ...["adventurer", "alchemist", "founding_member", "strange"].map((status) =>
    onProfile(`profile--${status.replace("_", "-")}`, undefined, {
      before: async ({ member }) => setMembership(member.email, status),
    }),
  ),
  onProfile("profile--coach", ({ page }) => waitForText(page, "To the Desk"), { as: "coach" }),
  ...archetypeIds.map((archetype, option) =>
    onProfile(`profile--${archetype}`, ({ page }) => waitForText(page, archetypes[archetype].name), {
      before: async ({ page }) => {
        await takeQuiz(page, option);
        await waitForText(page, "Your result is kept with your profile.");
      },
    }),
  ),
  onProfile(
    "profile--list-open",
    ({ page }) => page.locator("summary", { hasText: "On this page" }).click(),
    { upTo: 820 },
  ),
  onProfile("profile--session-ended", endSession),
  onProfile("lounge--session-ended", endSession, { path: "/lounge", isScreen: true }),
  onProfile("profile--devices", undefined, { before: signInElsewhere }),
];

const forms = [
  onProfile(
    "crop--rest",
    async ({ page }) => {
      await choosePicture(page, { buffer: await makeTallPicture() });
      await page.getByRole("button", { name: "Use this part" }).and(page.locator(":enabled")).waitFor();
    },
    screen,
  ),
  onProfile("profile--picture-chosen", ({ page }) => chooseAndCrop(page)),
  onProfile("profile--move-open", ({ page }) => click(page, "Use another address")),
  onProfile("download--rest", ({ page }) => click(page, "Download my data"), screen),
  onProfile("delete--rest", ({ page }) => click(page, "Delete my account"), screen),
  onProfile("delete--done", async ({ page, member }) => {
    await click(page, "Delete my account");
    await prove(page, "Delete your account for good?", member.password, "Delete for good");
    await waitForText(page, "Your account is deleted.");
  }),
];

export const profileShots: Shot[] = [...states, ...forms];
