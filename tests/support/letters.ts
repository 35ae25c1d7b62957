import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { siteFolder } from "./site-folder.mjs";

async function lettersTo(site: string, address: string) {
  const folder = join(siteFolder(new URL(site).port), "letters");
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

/** Waits for the letter with this subject to this address whose text has `mention` in it. */
export async function letterTo(page: Page, address: string, subject: string, mention = "") {
  const isWanted = (letter: Email) => letter.subject === subject && letter.text?.includes(mention);
  const find = async () => (await lettersTo(page.url(), address)).find(isWanted);
  await expect.poll(async () => Boolean(await find()), `a letter “${subject}” to ${address}`).toBe(true);
  return (await find()) as Email;
}

/** The path of the first address in a letter that leads to a page below `start`. */
export function pathIn(letter: Email, start: string) {
  const urls = letter.text?.match(/https?:\/\/\S+/g) ?? [];
  const url = urls.map((each) => new URL(each)).find(({ pathname }) => pathname.startsWith(start));
  if (!url) throw new Error(`no way to ${start} in ${urls.join(" ")}`);
  return url.pathname + url.hash;
}
