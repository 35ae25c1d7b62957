import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { siteFolder } from "./site-folder.mjs";

/** Every mail to this address that has left the site so far. */
export async function mailsTo(site: string, address: string) {
  const folder = join(siteFolder(new URL(site).port), "mails");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
  const mails = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return mails.filter(({ to }) => to?.some((entry) => entry.address === address));
}

/** Waits for the mail with this subject to this address, and gives the path its link leads to. */
export async function linkInMail(page: Page, address: string, subject: string) {
  let path = "";
  await expect
    .poll(
      async () => {
        const mail = (await mailsTo(page.url(), address)).find((each) => each.subject === subject);
        path = /https?:\/\/[^/\s]+(\/auth\/\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
        return path;
      },
      { message: `a mail “${subject}”`, timeout: 30_000 },
    )
    .not.toBe("");
  return path;
}

/** Waits for the mail with this subject to this address whose text has `mention` in it. */
export async function findMail(page: Page, address: string, subject: string, mention = "") {
  const isWanted = (mail: Email) => mail.subject === subject && mail.text?.includes(mention);
  const find = async () => (await mailsTo(page.url(), address)).find(isWanted);
  const message = `a mail “${subject}” to ${address}`;
  await expect.poll(async () => Boolean(await find()), { message, timeout: 30_000 }).toBe(true);
  return (await find()) as Email;
}

/** The path of the first address in a mail that leads to a page below `start`. */
export function pathIn(mail: Email, start: string) {
  const urls = mail.text?.match(/https?:\/\/\S+/g) ?? [];
  const url = urls.map((each) => new URL(each)).find(({ pathname }) => pathname.startsWith(start));
  if (!url) throw new Error(`no way to ${start} in ${urls.join(" ")}`);
  return url.pathname + url.hash;
}
