import type { Page } from "@playwright/test";
import { archetypeIds, archetypes } from "@/content/archetypes";
import { isFull } from "../support/figure";
import { expect, test } from "./fixtures";

async function expectPlates(page: Page, name: string) {
  const group = page.getByRole("group", { name: "Pictures and print" });
  for (const kind of ["wallpaper", "post"]) {
    const link = group.locator(`a[download][href$="-${name}-${kind}.png"]`);
    const answer = await page.request.get((await link.getAttribute("href")) ?? "");
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/png"]);
  }
  await expect(group.getByRole("button", { name: "Print the sheet" })).toBeVisible();
}

/** Fails unless the page prints its plate, mantra and first step on one sheet, without links. */
async function expectOneSheet(page: Page, name: keyof typeof archetypes) {
  const { healingMantra, firstStep } = archetypes[name];
  await page.emulateMedia({ media: "print" });
  for (const text of [...healingMantra, firstStep.intro, ...firstStep.steps])
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator("figure").filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("link").or(page.getByRole("button"))).toHaveCount(0);
  await expect(page.getByText("We are still in BETA")).toBeHidden();
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: "screen" });
}

test("each archetype's plate can be downloaded as a picture and printed on one sheet", async ({ page }) => {
  for (const name of isFull ? archetypeIds : archetypeIds.slice(0, 1)) {
    await page.goto(`/archetypes/${name}`);
    await expectPlates(page, name);
    await expectOneSheet(page, name);
  }
});
