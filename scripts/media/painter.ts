import { chromium } from "@playwright/test";
import { findChromium } from "../support/browsers.mjs";

/** Starts a browser without network access, which renders pages to pictures. */
export async function openPainter() {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });

  async function takeScreenshot(page: string, viewport: { width: number; height: number }) {
    const tab = await browser.newPage({ viewport, offline: true });
    await tab.setContent(page);
    await tab.evaluate("document.fonts.ready");
    const picture = await tab.screenshot();
    await tab.close();
    return picture;
  }

  return { takeScreenshot, close: () => browser.close() };
}
