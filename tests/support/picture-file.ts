import { expect, type Page } from "@playwright/test";
import sharp from "sharp";

/** Returns a picture that is red above and green below, so that a test can tell which half a crop shows. */
export async function makeTallPicture() {
  const half = { width: 600, height: 600, channels: 3 } as const;
  const red = await sharp({ create: { ...half, background: "#a3261f" } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 600, height: 1200, channels: 3, background: "#1e6b4a" } })
    .composite([{ input: red, top: 0, left: 0 }])
    .jpeg()
    .toBuffer();
}

export async function choosePicture(page: Page, file: { name?: string; mimeType?: string; buffer: Buffer }) {
  await page
    .getByLabel(/^Choose (a|another) picture$/)
    .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", ...file });
}

export async function chooseAndCrop(page: Page) {
  await choosePicture(page, { buffer: await makeTallPicture() });
  await page.getByRole("button", { name: "Use this part" }).click();
  await expect(page.getByRole("img", { name: "The picture you chose, not saved yet" })).toBeVisible();
}
