import { existsSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import PostalMime from "postal-mime";

// tests/support/site.mjs has each site write its letters into a folder named by the port.
function folderOf(site: string) {
  return process.env.MAIL_FOLDER ?? join(tmpdir(), `aurea-letters-${new URL(site).port}`);
}

async function lettersTo(site: string, address: string) {
  const folder = folderOf(site);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
  const letters = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return letters.filter(({ to }) => to?.some((entry) => entry.address === address));
}

/** Waits for the letter with this subject to this address, and gives the path its link leads to. */
export async function linkInLetter(page: Page, address: string, subject: string) {
  let path = "";
  await expect
    .poll(async () => {
      const letter = (await lettersTo(page.url(), address)).find((each) => each.subject === subject);
      path = /https?:\/\/[^/\s]+(\/auth\/\S+)/.exec(letter?.text ?? "")?.[1] ?? "";
      return path;
    }, `a letter “${subject}”`)
    .not.toBe("");
  return path;
}
