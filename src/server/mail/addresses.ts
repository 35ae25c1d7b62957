import "server-only";
import { site } from "@/content/site";
import { env } from "@/env.mjs";

/** An object, because a string could hold several recipients. */
export type MailAddress = { name: string; address: string };

/** Returns the sender from MAIL_FROM. */
export function sender(): MailAddress {
  const [, name = "", address = env.MAIL_FROM] = /^(?:(.*?)\s*)<(.+)>$/.exec(env.MAIL_FROM) ?? [];
  return { name, address };
}

/** Returns the address for notices to the team. */
export function teamAddress() {
  return env.TEAM_EMAIL ?? site.support;
}

/** Returns the domain for Message-IDs. */
export function senderDomain() {
  const { address } = sender();
  return address.slice(address.lastIndexOf("@") + 1);
}
