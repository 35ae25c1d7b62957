import { fillApplication, openModal, submitOf } from "../../e2e/coaching";
import { type Act, type Scene, type Shot, shotsOf, waitForText } from "../shot";

const highlightWeek: Act = ({ page }) => page.getByRole("link", { name: "Week 7: " }).focus();

const shot = shotsOf("/coaching", { turn: "write", isScreen: true });
const open = ({ page }: Scene) => openModal(page, "partnership");

async function fill(scene: Scene) {
  const modal = await open(scene);
  await fillApplication(modal);
  return modal;
}

export const coachingShots: Shot[] = [
  shotsOf("/coaching")("coaching--week-in-the-sun", highlightWeek),
  shot("waiting-list--rest", ({ page }) => openModal(page, "collective")),
  shot("application--rest", open),
  shot("application--rest-end", async (scene) => {
    const modal = await open(scene);
    await modal.evaluate((dialog) => {
      for (const part of [dialog, ...dialog.querySelectorAll("*")]) part.scrollTop = part.scrollHeight;
    });
  }),
  shot("application--filled", fill),
  shot("application--failing", async (scene) => submitOf(await open(scene)).click()),
  shot("application--closing", async (scene) => {
    await fill(scene);
    await scene.page.keyboard.press("Escape");
    await waitForText(scene.page, "Close without sending?");
  }),
  shot("application--kept", async (scene) => {
    await fill(scene);
    await scene.page.reload();
    await open(scene);
    await waitForText(scene.page, "This is what you typed before.");
  }),
  // A sent form adds a row to the Desk's lists, so this shot comes after the Desk's.
  shot(
    "application--done",
    async (scene) => {
      await submitOf(await fill(scene)).click();
      await waitForText(scene.page, "Thank You for Your Application!");
    },
    { turn: "change" },
  ),
];
