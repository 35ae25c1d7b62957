import type { Locator } from "@playwright/test";
import { fillApplication, openModal, submitOf } from "../../e2e/coaching";
import { type Act, type Scene, type Shot, shotsOf, waitForText } from "../shot";

async function fillList(modal: Locator) {
  await modal.getByLabel("Full Name*").fill("Noor de Vries");
  await modal.getByLabel("Email Address*").fill("noor@example.org");
  await modal.getByLabel("What draws you to The Collective? (Optional)").fill("The same faces each week.");
}

const programs = {
  "waiting-list": {
    program: "collective",
    fill: fillList,
    thanks: "Welcome to the Waiting List!",
  },
  application: {
    program: "partnership",
    fill: fillApplication,
    thanks: "Thank You for Your Application!",
  },
} as const;

async function scrollToEnd(modal: Locator) {
  await modal.evaluate((dialog) => {
    for (const part of [dialog, ...dialog.querySelectorAll("*")]) part.scrollTop = part.scrollHeight;
  });
}

function states(name: keyof typeof programs): Shot[] {
  const { program, fill, thanks } = programs[name];
  const shot = shotsOf("/coaching", { turn: "write", isScreen: true });
  const open = ({ page }: Scene) => openModal(page, program);
  const filled = async (scene: Scene) => {
    const modal = await open(scene);
    await fill(modal);
    return modal;
  };
  return [
    shot(`${name}--rest`, open),
    shot(`${name}--rest-end`, async (scene) => scrollToEnd(await open(scene))),
    shot(`${name}--filled`, filled),
    shot(`${name}--failing`, async (scene) => submitOf(await open(scene)).click()),
    shot(`${name}--closing`, async (scene) => {
      await filled(scene);
      await scene.page.keyboard.press("Escape");
      await waitForText(scene.page, "Close without sending?");
    }),
    shot(`${name}--kept`, async (scene) => {
      await filled(scene);
      await scene.page.reload();
      await open(scene);
      await waitForText(scene.page, "This is what you typed before.");
    }),
    // A sent form adds a row to the Desk's lists, so this shot comes after the Desk's.
    shot(
      `${name}--done`,
      async (scene) => {
        await submitOf(await filled(scene)).click();
        await waitForText(scene.page, thanks);
      },
      { turn: "change" },
    ),
  ];
}

const highlightWeek: Act = ({ page }) => page.getByRole("link", { name: "Week 7: " }).focus();

export const coachingShots: Shot[] = [
  shotsOf("/coaching")("coaching--week-in-the-sun", highlightWeek),
  ...states("waiting-list"),
  ...states("application"),
];
