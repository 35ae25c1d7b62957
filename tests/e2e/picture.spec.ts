import type { Page } from "@playwright/test";
import sharp from "sharp";
import { chooseAndCrop, choosePicture, makeTallPicture } from "../support/picture-file";
import { openProfile } from "../support/profile-page";
import { delayRequests, expect, expectAccessible, inFull, phone } from "./fixtures";
import { createMember, openNewProfile, signIn } from "./members";
import { setFontSize } from "./overflow";

const limit = 5 * 1024 * 1024;

async function isGreen(picture: Buffer) {
  const [red, green] = (await sharp(picture).stats()).channels;
  return (green?.mean ?? 0) > (red?.mean ?? 0);
}

/** Opens a new member's profile, chooses a picture and returns the crop dialog. */
async function openCrop(page: Page, picture = makeTallPicture()) {
  await openProfile(page);
  await choosePicture(page, { buffer: await picture });
  const dialog = page.getByRole("dialog", { name: "Set your picture in the circle" });
  await expect(dialog.getByRole("button", { name: "Use this part" })).toBeEnabled();
  return dialog;
}

async function save(page: Page) {
  await page.getByRole("button", { name: "Save Picture" }).click();
  await expect(page.getByText("Profile picture updated successfully!")).toBeVisible();
}

const isFaceGreen = async (page: Page) => isGreen(await page.locator('[data-face="own"] img').screenshot());

inFull("a member crops and saves a picture with the keyboard alone", async ({ page }) => {
  await createMember(page);
  const dialog = await openCrop(page);
  await expectAccessible(page);

  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("group", { name: "Part of the picture to keep" })).toBeFocused();
  await page.keyboard.press("+");
  await expect(dialog.getByRole("slider", { name: "Size" })).toHaveValue("1.2");
  await page.keyboard.press("-");
  for (let press = 0; press < 30; press += 1) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("It is not saved yet.")).toBeVisible();
  expect(await isFaceGreen(page)).toBe(true);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Save Picture" }).press("Enter");
  await expect(page.getByText("Profile picture updated successfully!")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("img", { name: "The picture of Noor de Vries" })).toBeVisible();
  await expect(page.locator('[data-face="own"] img')).toHaveAttribute(
    "src",
    /^\/api\/storage\/profile_pictures\//,
  );
  await expect.poll(() => isFaceGreen(page)).toBe(true);
  await expect(page.locator("[data-face] img").first()).toHaveAttribute("src", /^\/api\/storage\//);
});

inFull(
  "at twice the font size the crop dialog fits a narrow phone, its buttons work and Escape discards the picture",
  phone,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await createMember(page);
    const dialog = await openCrop(page);
    await setFontSize(page, 32);
    await expect(page.getByText("Supported: JPG, PNG, GIF. Maximum 5MB.")).toBeVisible();
    const excess = await dialog
      .getByRole("heading")
      .evaluate(({ parentElement: box }) => Number(box?.scrollWidth) - Number(box?.clientWidth));
    expect(excess).toBe(0);
    const picture = dialog.locator("img");
    await dialog.getByRole("button", { name: "Larger" }).click();
    await expect(picture).toHaveAttribute("style", /scale\(1\.2\)/);
    await dialog.getByRole("button", { name: "Up", exact: true }).click();
    await expect(picture).toHaveAttribute("style", /translate\(0px, -12px\)/);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("img", { name: "The initials of Noor de Vries" })).toBeVisible();
  },
);

type Spoiled = { pixels: boolean; file: "noise" | "nothing" | "true"; hasNoContext?: boolean };

/** Changes canvases as browsers with fingerprint protection do. */
function spoilCanvas({ pixels, file, hasNoContext }: Spoiled) {
  if (hasNoContext) HTMLCanvasElement.prototype.getContext = () => null;
  const { getImageData } = CanvasRenderingContext2D.prototype;
  const { toBlob } = HTMLCanvasElement.prototype;
  CanvasRenderingContext2D.prototype.getImageData = function (...args) {
    const read = getImageData.apply(this, args);
    for (let at = 0; pixels && at < read.data.length; at += 1) read.data[at] = Math.random() * 256;
    return read;
  };
  HTMLCanvasElement.prototype.toBlob = function (...args) {
    if (file === "true") return toBlob.apply(this, args);
    if (file === "nothing") return args[0](null);
    const noise = document.createElement("canvas");
    noise.width = noise.height = 512;
    noise.getContext("2d")?.drawImage(this, 0, 0, 1, 1);
    toBlob.apply(noise, args);
  };
}

/** Returns a picture with the trailer that Samsung's phones append to each photo. */
const makePhonePicture = async () =>
  Buffer.concat([
    await makeTallPicture(),
    Buffer.from("\0\0\x01\x0aImage_UTC_Data\xff\xd9SEFH\x6b\0\0\0SEFT", "latin1"),
  ]);

for (const [what, spoiled] of [
  ["noise for pixels and files", { pixels: true, file: "noise" }],
  ["noise for files alone", { pixels: false, file: "noise" }],
  ["noise for pixels alone", { pixels: true, file: "true" }],
  ["no files", { pixels: false, file: "nothing" }],
  ["no context", { pixels: false, file: "nothing", hasNoContext: true }],
] as const)
  inFull(`the server crops the picture when the browser's canvas returns ${what}`, async ({ page }) => {
    await page.addInitScript(spoilCanvas, spoiled);
    await createMember(page);
    await openCrop(page, makePhonePicture());
    for (let press = 0; press < 30; press += 1) await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    const chosen = page.getByRole("img", { name: "The picture you chose, not saved yet" });
    await expect(chosen).toBeVisible();
    expect(await isGreen(await chosen.screenshot())).toBe(true);
    await expectAccessible(page);
    await save(page);
    await page.reload();
    const stored = page.locator('[data-face="own"] img');
    await expect(stored).toHaveAttribute("src", /^\/api\/storage\//);
    const bytes = await page.request.get((await stored.getAttribute("src")) ?? "");
    expect(await isGreen(await bytes.body())).toBe(true);
  });

inFull("without a usable canvas, a picture that the server cannot crop gets a message", async ({ page }) => {
  await page.addInitScript(spoilCanvas, { pixels: true, file: "noise" } as const);
  await openNewProfile(page);
  const tall = sharp(await makeTallPicture());
  // The WebP has the name of a JPG, as many WebP files on the web do.
  for (const unusable of [tall.clone().webp(), tall.clone().resize(8_000, 6_000).jpeg()]) {
    await choosePicture(page, { buffer: await unusable.toBuffer() });
    await page.getByRole("button", { name: "Use this part" }).click();
    await expect(page.getByText("at most 25 megapixels")).toBeVisible();
  }
});

inFull("a JPG that the browser's canvas writes as a PNG is saved", async ({ page }) => {
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (callback) {
      toBlob.call(this, callback);
    };
  });
  await createMember(page);
  await (await openCrop(page)).getByRole("button", { name: "Use this part" }).click();
  await save(page);
});

inFull("the crop dialog stays open until the picture can be saved", async ({ page }) => {
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (...args) {
      setTimeout(() => toBlob.apply(this, args), 1_000);
    };
  });
  await createMember(page);
  await (await openCrop(page)).getByRole("button", { name: "Use this part" }).click();
  await page.getByRole("button", { name: "Keep the old one" }).click();
  await expect(page.getByLabel("Choose a picture"), "the clicked button has disappeared").toBeFocused();
  await (await openCrop(page)).getByRole("button", { name: "Use this part" }).click();
  await save(page);
});

inFull("an upload without progress fails after a minute, and the next attempt succeeds", async ({ page }) => {
  await openNewProfile(page);
  await chooseAndCrop(page);
  const release = await delayRequests(page, /\/api\/storage\//);
  await page.clock.install();
  const upload = page.waitForRequest(/\/api\/storage\//);
  await page.getByRole("button", { name: "Save Picture" }).click();
  await expect(page.getByRole("button", { name: "Uploading..." })).toBeVisible();
  // The time limit begins with the upload.
  await upload;
  await page.clock.runFor(61_000);
  await expect(page.getByText("We could not reach the site.")).toBeVisible();
  release();
  await save(page);
});

inFull("a picture and its crop are kept while a member signs in again", async ({ expectErrors, page }) => {
  expectErrors(/status of 401/);
  const member = await createMember(page);
  const dialog = await openCrop(page);
  await page.keyboard.press("+");
  for (let press = 0; press < 30; press += 1) await page.keyboard.press("ArrowUp");
  await page.context().clearCookies();
  await page.evaluate(() => new BroadcastChannel("aurea.session").postMessage("changed"));
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await signIn(page, member);
  await expect(dialog.getByRole("slider", { name: "Size" })).toHaveValue("1.2");
  await dialog.getByRole("button", { name: "Use this part" }).click();
  await expect(page.getByText("It is not saved yet.")).toBeVisible();
  expect(await isFaceGreen(page)).toBe(true);

  await page.context().clearCookies();
  await page.getByRole("button", { name: "Save Picture" }).click();
  await expect(page.getByText("It is kept in this tab.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await signIn(page, member);
  expect(await isFaceGreen(page)).toBe(true);
  await save(page);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain("aurea.draft.picture");
});

inFull("the picture form rejects a file that is missing, too large or not an image", async ({ page }) => {
  await openNewProfile(page);
  await page.getByRole("button", { name: "Save Picture" }).click();
  await expect(page.getByText("No image selected or user not logged in.")).toBeVisible();
  await choosePicture(page, { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("notes") });
  await expect(page.getByText("Please select a valid image file.")).toBeVisible();
  await choosePicture(page, { buffer: Buffer.alloc(limit + 1) });
  await expect(page.getByText("Image size must be less than 5MB.")).toBeVisible();
  await choosePicture(page, {
    name: "broken.png",
    mimeType: "image/png",
    buffer: Buffer.from("not a picture"),
  });
  await expect(page.getByText("Please select a valid image file.")).toBeVisible();
  await expect(page.getByText("Image size must be less than 5MB.")).toBeHidden();
  await expect(page.getByRole("dialog")).toBeHidden();
});
