import type { Locator } from "@playwright/test";
import { applicationCall, fillApplication, openModal, submitOf, waitlistCall } from "../../e2e/coaching";
import { holdBack } from "../../e2e/fixtures";
import type { Scene, Shot } from "../shot";

const path = "/coaching";
const own = { turn: "write", isScreen: true } as const;

async function fillList(modal: Locator) {
  await modal.getByLabel("Full Name*").fill("Noor de Vries");
  await modal.getByLabel("Email Address*").fill("noor@example.org");
  await modal.getByLabel("What draws you to The Collective? (Optional)").fill("The same faces each week.");
}

const programs = {
  "waiting-list": {
    program: "collective",
    fill: fillList,
    call: waitlistCall,
    thanks: "Welcome to the Waiting List!",
  },
  application: {
    program: "partnership",
    fill: fillApplication,
    call: applicationCall,
    thanks: "Thank You for Your Application!",
  },
} as const;

/** A form of which everything is seen: the parts that are scrolled to as well. */
async function scrollEnd(modal: Locator) {
  await modal.evaluate((dialog) => {
    for (const part of [dialog, ...dialog.querySelectorAll("*")]) part.scrollTop = part.scrollHeight;
  });
}

function states(name: keyof typeof programs): Shot[] {
  const { program, fill, call, thanks } = programs[name];
  const open = ({ page }: Scene) => openModal(page, program);
  const shot = (state: string, act: Shot["act"]): Shot => ({ name: `${name}--${state}`, path, ...own, act });
  return [
    shot("rest", open),
    shot("rest-end", async (scene) => scrollEnd(await open(scene))),
    shot("filled", async (scene) => fill(await open(scene))),
    shot("filled-end", async (scene) => {
      const modal = await open(scene);
      await fill(modal);
      await scrollEnd(modal);
    }),
    shot("failing", async (scene) => submitOf(await open(scene)).click()),
    shot("failing-end", async (scene) => {
      const modal = await open(scene);
      await submitOf(modal).click();
      await scrollEnd(modal);
    }),
    shot("sending", async (scene) => {
      await holdBack(scene.page, call);
      const modal = await open(scene);
      await fill(modal);
      await submitOf(modal).click();
      await modal.getByRole("button", { name: /ing (Application|Waiting List)\.\.\.$/ }).waitFor();
    }),
    shot("not-sent", async (scene) => {
      await scene.page.route(call, (route) => route.abort());
      const modal = await open(scene);
      await fill(modal);
      await submitOf(modal).click();
      await modal
        .getByRole("alert")
        .filter({ hasText: /^Failed to/ })
        .waitFor();
    }),
    shot("closing", async (scene) => {
      await fill(await open(scene));
      await scene.page.keyboard.press("Escape");
      await scene.page.getByRole("alertdialog", { name: "Close without sending?" }).waitFor();
    }),
    shot("kept", async (scene) => {
      await fill(await open(scene));
      await scene.page.reload();
      await open(scene);
      await scene.page.getByText("This is what you typed before.").waitFor();
    }),
    {
      ...shot("done", async (scene) => {
        const modal = await open(scene);
        await fill(modal);
        await submitOf(modal).click();
        await scene.page.getByRole("dialog", { name: thanks }).waitFor();
      }),
      // After what is changed at the Desk, whose lists then have one more.
      turn: "change",
    },
  ];
}

const weekInTheSun: Shot = {
  name: "coaching--week-in-the-sun",
  path,
  act: ({ page }) => page.getByRole("link", { name: "Week 7: " }).focus(),
};

export const coachingShots: Shot[] = [weekInTheSun, ...states("waiting-list"), ...states("application")];
