import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";

/** The one without windows: the same pages in three quarters of the time. */
const shell = "chromium-headless-shell";
const whole = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function onPath(names) {
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

/**
 * A Chromium: CHROME_PATH, an installed one, Playwright's own, or Debian's, installed now. The browser tests prefer the
 * one without windows, `isShell`.
 */
export async function findChromium({ isShell = false } = {}) {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (existsSync(given)) return given;
    console.error(`CHROME_PATH names ${given}, and there is nothing there.`);
    process.exit(1);
  }
  const names = isShell ? [shell, ...whole] : whole;
  const found = onPath(names) ?? (await playwrightOwn());
  if (found) return found;
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    console.log("installing Debian's chromium …");
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], { quiet: true, env });
    const install = (name) =>
      run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { quiet: true, env });
    // An older Debian has the whole one only.
    if (!isShell || (await install(shell)) !== 0) await install("chromium");
    const installed = onPath(names);
    if (installed) return installed;
  }
  console.error("The browser tests need a Chromium. Install one (on Debian: sudo apt-get install chromium),");
  console.error("or set CHROME_PATH to the program of one that is installed, and run npm test again.");
  process.exit(1);
}
