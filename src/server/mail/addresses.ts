import "server-only";
import { site } from "@/content/site";
import { env } from "@/env.mjs";

/** One mailbox, as the mailer wants it: an object, since a string could hold several. */
export type MailAddress = { name: string; address: string };

/** Who our mails come from (MAIL_FROM). */
export function sender(): MailAddress {
  const [, name = "", address = env.MAIL_FROM] = /^(?:(.*?)\s*)<(.+)>$/.exec(env.MAIL_FROM) ?? [];
  return { name, address };
}

/** Where news for the team goes. */
export function teamAddress() {
  return env.TEAM_EMAIL ?? site.support;
}

/** The domain our Message-IDs end with. */
export function senderDomain() {
  const { address } = sender();
  return address.slice(address.lastIndexOf("@") + 1);
}
