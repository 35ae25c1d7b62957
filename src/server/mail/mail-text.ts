import "server-only";
import { mailWords } from "@/content/mails";
import { site } from "@/content/site";
import { siteOrigin } from "../http/origin";
import type { MailContent } from "./mail-content";

/** A mail as plain text, for readers that show no HTML. */
export function mailText({ heading, paragraphs, action, facts, notes, leave, why }: MailContent) {
  const { footer } = mailWords;
  const blocks = [
    heading,
    ...paragraphs,
    facts?.map(([name, value]) => `${name}: ${value}`).join("\n"),
    action && `${action.label}\n${action.once ? `${mailWords.plainLink}\n` : ""}${action.url}`,
    ...(notes ?? []),
    leave && `${leave.label}:\n${leave.url}`,
    `-- \n${site.name}. ${site.tagline}.\n${siteOrigin()}\n${footer.write} ${site.support}.\n${why ?? footer.why}`,
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}
