import "server-only";
import { mails, mailWords } from "@/content/mails";
import { siteOrigin } from "../http/origin";
import { type LinkPurpose, linkUrl } from "../one-time-link";
import type { MailContent } from "./mail-content";

type Linked = { name: string | null; linkId: string };

/** What each kind of mail is made from. It lies in the outbox until the mail is sent, so it holds no secret. */
export type MailPayloads = {
  welcome: Linked;
  verify: Linked;
  reset: Linked;
  passwordChanged: { name: string | null };
  confirmEmail: Linked;
  emailChanged: { name: string | null; newEmail: string };
};

export type MailKind = keyof MailPayloads;

// Anybody can put anybody's address and any name into a form: a name that could lead somewhere is left out.
function greeting(name: string | null) {
  const leads = name && /[@/\\\r\n]|www\.|\S\.\p{L}{2,}/iu.test(name);
  return mailWords.greeting(leads ? null : name);
}

function linked(purpose: LinkPurpose, kind: "welcome" | "verify" | "reset" | "confirmEmail") {
  const { action, paragraphs, ...words } = mails[kind];
  return ({ name, linkId }: Linked): MailContent => ({
    ...words,
    paragraphs: [greeting(name), ...paragraphs],
    action: { label: action, url: linkUrl(purpose, linkId), once: true },
  });
}

const templates: { [Kind in MailKind]: (payload: MailPayloads[Kind]) => MailContent } = {
  welcome: linked("verify", "welcome"),
  verify: linked("verify", "verify"),
  reset: linked("reset", "reset"),
  confirmEmail: linked("email", "confirmEmail"),
  passwordChanged: ({ name }) => {
    const { action, paragraphs, ...words } = mails.passwordChanged;
    return {
      ...words,
      paragraphs: [greeting(name), ...paragraphs],
      action: { label: action, url: `${siteOrigin()}/auth` },
    };
  },
  emailChanged: ({ name, newEmail }) => {
    const { paragraphs, ...words } = mails.emailChanged;
    return { ...words, paragraphs: [greeting(name), ...paragraphs(newEmail)] };
  },
};

/** Whether a stored kind is one this release knows. */
export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(templates, kind);
}

/** What a mail says, made from its payload. */
export function composeMail<Kind extends MailKind>(kind: Kind, payload: MailPayloads[Kind]): MailContent {
  return templates[kind](payload);
}
