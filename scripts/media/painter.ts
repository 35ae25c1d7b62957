import { chromium } from "@playwright/test";
import { findChromium } from "../support/browsers.mjs";

/** A browser that paints pages of ours, and asks nothing of the network. */
export async function openPainter() {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });

  /** The picture of a page of that size, once its type is there. */
  async function photograph(page: string, viewport: { width: number; height: number }) {
    const tab = await browser.newPage({ viewport });
    await tab.setContent(page);
    await tab.evaluate("document.fonts.ready");
    const picture = await tab.screenshot();
    await tab.close();
    return picture;
  }

  return { photograph, close: () => browser.close() };
}
