import "server-only";
import { domainToUnicode } from "node:url";
import { env } from "@/env.mjs";
import { normalizeEmail } from "@/lib/email-address";
import { liveContent } from "../content/live";

/** An object and not a string, because a string could contain several recipients. */
export type MailAddress = { name: string; address: string };

/**
 * The domain is not in punycode. Show the address only to its owner, because the domain could imitate another domain.
 */
export function formatEmail(email: string) {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  return email.slice(0, at) + (domainToUnicode(domain) || domain);
}

export function getSender(): MailAddress {
  const [, name = "", address = env.MAIL_FROM] = /^(?:(.*?)\s*)<(.+)>$/.exec(env.MAIL_FROM) ?? [];
  return { name, address: normalizeEmail(address) ?? address };
}

export async function readTeamAddress() {
  const address = env.TEAM_EMAIL ?? (await liveContent("site")).support;
  return normalizeEmail(address) ?? address;
}

export function getSenderDomain() {
  const { address } = getSender();
  return address.slice(address.lastIndexOf("@") + 1);
}
