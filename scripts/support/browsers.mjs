import { existsSync } from "node:fs";
import { findOnPath, installPackage } from "./programs.mjs";

/** The headless shell is a quarter faster than the whole browser. */
const shell = "chromium-headless-shell";
const whole = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const firefox = ["firefox-esr", "firefox"];

async function findPlaywrightChromium() {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  return existsSync(file) ? file : null;
}

/**
 * Returns CHROME_PATH, or the path of an installed Chromium or of Playwright's. If there is none, installs Debian's
 * Chromium, or exits if that fails.
 */
export async function findChromium({ isShell = false } = {}) {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (existsSync(given)) return given;
    console.error(`CHROME_PATH names ${given}, which does not exist.`);
    process.exit(1);
  }
  const names = isShell ? [shell, ...whole] : whole;
  const found = findOnPath(names) ?? (await findPlaywrightChromium());
  if (found) return found;
  // Older Debian releases have no headless shell.
  if (await installPackage(...(isShell ? [shell, "chromium"] : ["chromium"]))) {
    const installed = findOnPath(names);
    if (installed) return installed;
  }
  console.error("The browser tests need a Chromium. Install one (on Debian: sudo apt-get install chromium),");
  console.error("or set CHROME_PATH to the program of one that is installed, and run npm test again.");
  process.exit(1);
}

export const findInstalledChromium = () => process.env.CHROME_PATH ?? findOnPath([shell, ...whole]);

export const findFirefox = () => process.env.FIREFOX_PATH ?? findOnPath(firefox);

/** WebKitGTK's WebDriver server needs the display server Xvfb. */
export const findWebKit = () => findOnPath(["Xvfb"]) && findOnPath(["WebKitWebDriver"]);

/** Installs the missing browsers, but only on Debian as root. */
export async function installJourneyBrowsers() {
  if (!findFirefox()) await installPackage("firefox-esr");
  if (findWebKit()) return;
  await installPackage("xvfb");
  await installPackage("webkit2gtk-driver");
}
