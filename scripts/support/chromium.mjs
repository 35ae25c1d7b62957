import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function onPath() {
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

/** The Chromium that browser tests use: CHROME_PATH, an installed one, Playwright's own, or Debian's, installed now. */
export async function findChromium() {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (existsSync(given)) return given;
    console.error(`CHROME_PATH names ${given}, and there is nothing there.`);
    process.exit(1);
  }
  const found = onPath() ?? (await playwrightOwn());
  if (found) return found;
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    console.log("installing Debian's chromium …");
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], { quiet: true, env });
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      quiet: true,
      env,
    });
    const installed = onPath();
    if (installed) return installed;
  }
  console.error("The browser tests need a Chromium. Install one (on Debian: sudo apt-get install chromium),");
  console.error("or set CHROME_PATH to the program of one that is installed, and run npm test again.");
  process.exit(1);
}
