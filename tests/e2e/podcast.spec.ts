import { expect, expectAccessible, inFull, phone } from "./fixtures";

inFull("the podcast page without a player has no dead links", phone, async ({ page }) => {
  await page.goto("/podcast");
  const main = page.getByRole("main");
  await expect(main.getByText("Episodes will be available soon")).toBeVisible();
  await expect(main.getByRole("heading", { name: "Episode 1" })).toBeVisible();
  await expect(main.getByRole("button", { name: "Load the player" })).toBeHidden();
  await expect(main.getByRole("link", { name: /Spotify|Apple/ })).toHaveCount(0);
  await expect(main.getByText("The links to it will be here.")).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("link", { name: "Rest in the lounge until then" }).click();
  await expect(page).toHaveURL("/lounge");
});
