import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { siteFolder } from "./site-folder.mjs";

export function readMails(folder: string) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}

async function mailsTo(site: string, address: string) {
  const mails = await readMails(join(siteFolder(new URL(site).port), "mails"));
  return mails.filter(({ to }) => to?.some((entry) => entry.address === address));
}

export async function findMail(page: Pick<Page, "url">, address: string, subject: string, mention = "") {
  const isWanted = (mail: Email) => mail.subject === subject && mail.text?.includes(mention);
  const find = async () => (await mailsTo(page.url(), address)).find(isWanted);
  const message = `a mail “${subject}” to ${address}`;
  await expect.poll(async () => Boolean(await find()), { message, timeout: 30_000 }).toBe(true);
  return (await find()) as Email;
}

export function pathIn(mail: Email, start: string) {
  const urls = mail.text?.match(/https?:\/\/\S+/g) ?? [];
  const url = urls.map((each) => new URL(each)).find(({ pathname }) => pathname.startsWith(start));
  if (!url) throw new Error(`no way to ${start} in ${urls.join(" ")}`);
  return url.pathname + url.hash;
}

/** Returns the path of the link to a page of the account. */
export const linkInMail = async (page: Page, address: string, subject: string) =>
  pathIn(await findMail(page, address, subject), "/auth/");
