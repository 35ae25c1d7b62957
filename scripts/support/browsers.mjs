import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";

/** The one without windows: the same pages in three quarters of the time. */
const shell = "chromium-headless-shell";
const whole = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const firefox = ["firefox-esr", "firefox"];

function findOnPath(names) {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of names) {
      const file = join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // the next one
      }
    }
  }
  return null;
}

async function playwrightOwn() {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  return existsSync(file) ? file : null;
}

/** Installs one of Debian's packages, where this is Debian and root may. Returns whether that worked. */
async function installPackage(...names) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return false;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { quiet: true, env });
  for (const name of names) {
    console.log(`installing Debian's ${name} …`);
    const args = ["install", "-y", "-qq", "--no-install-recommends", name];
    if ((await run("apt-get", args, { quiet: true, env })) === 0) return true;
  }
  return false;
}

/**
 * Returns a Chromium: CHROME_PATH, an installed one, Playwright's own, or Debian's, installed now. With `isShell` the one
 * without windows is preferred. Ends the process where there is none.
 */
export async function findChromium({ isShell = false } = {}) {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (existsSync(given)) return given;
    console.error(`CHROME_PATH names ${given}, and there is nothing there.`);
    process.exit(1);
  }
  const names = isShell ? [shell, ...whole] : whole;
  const found = findOnPath(names) ?? (await playwrightOwn());
  if (found) return found;
  // An older Debian has the whole one only.
  if (await installPackage(...(isShell ? [shell, "chromium"] : ["chromium"]))) {
    const installed = findOnPath(names);
    if (installed) return installed;
  }
  console.error("The browser tests need a Chromium. Install one (on Debian: sudo apt-get install chromium),");
  console.error("or set CHROME_PATH to the program of one that is installed, and run npm test again.");
  process.exit(1);
}

/** Returns a Firefox: FIREFOX_PATH, an installed one, or Debian's, installed now; null where there is none. */
export async function findFirefox() {
  const found = process.env.FIREFOX_PATH ?? findOnPath(firefox);
  if (found) return found;
  return (await installPackage("firefox-esr")) ? findOnPath(firefox) : null;
}
