import "server-only";
import { env } from "@/env.mjs";
import { normalizeEmail } from "@/lib/email-address";
import { liveContent } from "../content/live";

/** Addresses are objects, because a string could contain several recipients. */
export type MailAddress = { name: string; address: string };

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
