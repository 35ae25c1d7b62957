import "server-only";
import { mails, mailWords } from "@/content/mails";
import { plainName } from "@/lib/plain-name";
import { siteOrigin } from "../http/origin";
import { type LinkPurpose, linkUrl } from "../one-time-link";
import { type CoachingPayloads, coachingTemplates } from "./coaching-templates";
import type { LinkTo, MailContent } from "./mail-content";

type Linked = { name: string | null; linkId: string };

/** What each kind of mail is made from. It lies in the outbox until the mail is sent, so it holds no secret. */
export type MailPayloads = CoachingPayloads & {
  welcome: Linked;
  verify: Linked;
  reset: Linked;
  passwordChanged: { name: string | null };
  googleLinked: { name: string | null; isTakeover: boolean };
  confirmEmail: Linked;
  emailChanged: { name: string | null; newEmail: string };
};

export type MailKind = keyof MailPayloads;

function greeting(name: string | null) {
  return mailWords.greeting(plainName(name));
}

function linked(purpose: LinkPurpose, kind: "welcome" | "verify" | "reset" | "confirmEmail") {
  const { action, paragraphs, ...words } = mails[kind];
  return ({ name, linkId }: Linked, linkTo: LinkTo): MailContent => ({
    ...words,
    paragraphs: [greeting(name), ...paragraphs],
    action: { label: action, url: linkTo(purpose, linkId), once: true },
  });
}

type Templates = { [Kind in MailKind]: (payload: MailPayloads[Kind], linkTo: LinkTo) => MailContent };

const templates: Templates = {
  ...coachingTemplates,
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
  googleLinked: ({ name, isTakeover }) => {
    const { paragraphs, ...words } = mails.googleLinked;
    const body = isTakeover ? paragraphs.takeover : paragraphs.linked;
    return { ...words, paragraphs: [greeting(name), ...body] };
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

/** Every kind of mail there is. */
export const mailKinds = Object.keys(templates) as MailKind[];

/** What a mail says, made from its payload. */
export function composeMail<Kind extends MailKind>(
  kind: Kind,
  payload: MailPayloads[Kind],
  linkTo: LinkTo = linkUrl,
): MailContent {
  return templates[kind](payload, linkTo);
}
