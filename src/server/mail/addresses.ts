import "server-only";
import { domainToUnicode } from "node:url";
import { env } from "@/env.mjs";
import { normalizeEmail } from "@/lib/email-address";
import { liveContent } from "../content/live";

/** An object, because a string could hold several recipients. */
export type MailAddress = { name: string; address: string };

/** Returns an address as its owner reads it, the domain in letters. Elsewhere it could look like another one. */
export function readableEmail(email: string) {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  return email.slice(0, at) + (domainToUnicode(domain) || domain);
}

/** Returns the sender from MAIL_FROM. */
export function sender(): MailAddress {
  const [, name = "", address = env.MAIL_FROM] = /^(?:(.*?)\s*)<(.+)>$/.exec(env.MAIL_FROM) ?? [];
  return { name, address: normalizeEmail(address) ?? address };
}

/** Returns the address for notices to the team. */
export async function teamAddress() {
  const address = env.TEAM_EMAIL ?? (await liveContent("site")).support;
  return normalizeEmail(address) ?? address;
}

/** Returns the domain for Message-IDs. */
export function senderDomain() {
  const { address } = sender();
  return address.slice(address.lastIndexOf("@") + 1);
}
