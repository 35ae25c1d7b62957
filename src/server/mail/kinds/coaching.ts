import "server-only";
import { decisionHeading, decisionMails } from "@/content/decision-mails";
import { programs, programTerms } from "@/content/programs";
import { getPlainName } from "@/lib/member-name";
import { z } from "@/lib/zod";
import { getSiteOrigin } from "../../http/origin";
import { defineMail, greeting, linked, named, sampleName } from "../define-mail";

const { reviewDays, discoveryCall } = programTerms;

export const applicationReceived = defineMail({
  label: "Application received",
  publicTrigger: "form",
  ...named,
  content: ({ name }) => ({
    subject: "Your application has arrived",
    preview: `A person reads it within ${reviewDays}.`,
    heading: "It is with us now",
    paragraphs: [
      greeting(name),
      `Your application for ${programs.partnership.name} has arrived in one piece.`,
      `One of us reads it and answers you within ${reviewDays}. If you are selected, we invite you to a discovery call of ${discoveryCall}.`,
      "Until then nothing is asked of you.",
    ],
    note: "If this reached you by mistake, answer it and say so, and we remove what was sent.",
  }),
});

/** The coach writes all paragraphs, including greeting and farewell. */
export const decision = defineMail({
  label: "Answer to an application",
  payload: named.payload.extend({ subject: z.string(), paragraphs: z.array(z.string()) }),
  sample: () => {
    const { subject, body } = decisionMails.invited(sampleName);
    return { name: sampleName, subject, paragraphs: body.split("\n\n") };
  },
  content: ({ name, subject, paragraphs }) => ({
    subject: subject.replace(/\p{Cc}+/gu, " ").trim(),
    preview: "Our answer to what you wrote to us.",
    heading: decisionHeading(getPlainName(name)),
    paragraphs,
  }),
});

const { collective } = programs;

export const waitlistJoined = defineMail({
  label: "Waiting list, welcome",
  publicTrigger: "form",
  ...linked,
  content: ({ name, linkId }, linkTo) => ({
    subject: `You are on the waiting list of ${collective.name}`,
    preview: "Your name is on the list, and one click takes it off again.",
    heading: "We are keeping a chair for you",
    paragraphs: [
      greeting(name),
      `We have put you on the waiting list of ${collective.name}. It costs nothing and binds you to nothing.`,
      "When a group opens, you may apply before it is announced anywhere else. Until then we write only if there is something to say.",
    ],
    note: "If this reached you by mistake, the link below takes the address off, and that is the end of it.",
    unsubscribe: { label: "Leave the waiting list", url: linkTo("leave", linkId) },
  }),
});

/** The Desk shows this text before the invitations are sent. */
export const invitation = {
  subject: `${programs.collective.name}: a group opens, and you may apply first`,
  heading: "A group opens",
  paragraphs: [
    `You asked to hear from us when there is a place in ${programs.collective.name}. There is, and those who waited come first.`,
    "Take another look at the program, in your own time. If it still calls you, answer this email and say so; we write back.",
  ],
};

export const waitlistInvited = defineMail({
  label: "Waiting list, invitation",
  ...linked,
  content: ({ name, linkId }, linkTo) => ({
    ...invitation,
    preview: "You waited. Here is your turn, ahead of everybody else.",
    paragraphs: [greeting(name), ...invitation.paragraphs],
    action: { label: "See the program", url: `${getSiteOrigin()}/coaching#program-options` },
    unsubscribe: {
      label: "I no longer want a place: take me off the list",
      url: linkTo("leave", linkId),
    },
  }),
});
