import { archetypeIds } from "../../../src/content/archetypes";
import { answerQuiz } from "../quiz";
import type { Scene, Shot } from "../shot";

/** Puts a result into the tab, as a finished quiz leaves it. */
const stored =
  (archetype: string) =>
  async ({ page }: Scene) => {
    await page.goto("/terms");
    await page.evaluate((id) => sessionStorage.setItem("eqArchetype", id), archetype);
  };

const path = "/eq-results";
const quizPath = "/eq-assessment";

const sharing = (name: string) => ({
  name: `archetype-guardian--${name}`,
  path: "/archetypes/guardian",
});

export const quizShots: Shot[] = [
  { name: "quiz--start", path: quizPath },
  ...[0, 1, 2, 3, 4].map(
    (count): Shot => ({
      name: `quiz--question-${count + 1}`,
      path: quizPath,
      act: ({ page }) => answerQuiz(page, count),
    }),
  ),
  {
    name: "quiz--back",
    path: quizPath,
    act: async ({ page }) => {
      await answerQuiz(page, 3);
      await page.getByRole("button", { name: "Previous Question" }).click();
      await page.getByText("Question 3 of 5").first().waitFor();
    },
  },
  ...archetypeIds.flatMap((id, option): Shot[] => [
    { name: `result-${id}--visitor`, path, before: stored(id) },
    {
      name: `result-${id}--member`,
      path: quizPath,
      as: "member",
      turn: "write",
      act: async ({ page }) => {
        await answerQuiz(page, 5, option);
        await page.getByText("Your result is kept with your profile.").waitFor();
      },
    },
  ]),
  {
    name: "result-performer--not-kept",
    path: quizPath,
    as: "member",
    turn: "write",
    before: ({ page }) => page.route(/quiz\.submit/, (route) => route.abort()),
    act: async ({ page }) => {
      await answerQuiz(page, 5, 2);
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
