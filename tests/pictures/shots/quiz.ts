import type { Page } from "@playwright/test";
import type { Scene, Shot } from "../shot";

const archetypes = ["guardian", "architect", "performer", "traveler"];

async function answer(page: Page, count: number) {
  await page.getByRole("button", { name: "Begin" }).click();
  for (let question = 1; question <= count; question += 1) {
    await page.getByText(`Question ${question} of 5`).first().waitFor();
    await page.getByRole("main").getByRole("group").getByRole("button").nth(1).click();
  }
  await page
    .getByText(`Question ${count + 1} of 5`)
    .first()
    .waitFor();
}

/** Puts a result into the tab, as a finished quiz leaves it. */
const stored =
  (archetype: string) =>
  async ({ page }: Scene) => {
    await page.goto("/terms");
    await page.evaluate((id) => sessionStorage.setItem("eqArchetype", id), archetype);
  };

const path = "/eq-results";

const sharing = (name: string) => ({
  name: `archetype-guardian--${name}`,
  path: "/archetypes/guardian",
});

export const quizShots: Shot[] = [
  { name: "quiz--start", path: "/eq-assessment" },
  ...[0, 1, 2, 3, 4].map(
    (count): Shot => ({
      name: `quiz--question-${count + 1}`,
      path: "/eq-assessment",
      act: ({ page }) => answer(page, count),
    }),
  ),
  {
    name: "quiz--back",
    path: "/eq-assessment",
    act: async ({ page }) => {
      await answer(page, 3);
      await page.getByRole("button", { name: "Previous Question" }).click();
      await page.getByText("Question 3 of 5").first().waitFor();
    },
  },
  ...archetypes.flatMap((id): Shot[] => [
    { name: `result-${id}--visitor`, path, before: stored(id) },
    {
      name: `result-${id}--member`,
      path,
      as: "member",
      turn: "write",
      before: stored(id),
      act: async ({ page }) => {
        await page.getByText("Your result is kept with your profile.").waitFor();
      },
    },
  ]),
  {
    name: "result-performer--not-kept",
    path,
    as: "member",
    turn: "write",
    before: async (scene) => {
      await stored("performer")(scene);
      await scene.page.route(/quiz\.submit/, (route) => route.abort());
    },
    act: async ({ page }) => {
      await page.getByText("Your result could not be saved.").waitFor();
    },
  },
  {
    ...sharing("link-copied"),
    act: async ({ page }) => {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.getByRole("button", { name: "Copy link" }).click();
      await page.getByText("The link is copied.").waitFor();
    },
  },
  {
    ...sharing("link-shown"),
    before: ({ page }) =>
      page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
      }),
    act: async ({ page }) => {
      await page.getByRole("button", { name: "Copy link" }).click();
      await page.getByText("/archetypes/guardian").waitFor();
    },
  },
];
