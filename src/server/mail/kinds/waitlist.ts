import "server-only";
import { programs } from "@/content/programs";
import { siteOrigin } from "../../http/origin";
import { defineMail, greeting, linked, linkedSample } from "../define-mail";

const { collective } = programs;

/** What the Desk shows before it sends the invitation to many: all but the greeting and the links. */
export const invitation = {
  subject: `${collective.name}: a circle opens, and you may apply first`,
  heading: "A circle opens",
  paragraphs: [
    `You asked to hear from us when there is a place in ${collective.name}. There is, and those who waited come first.`,
    "Look at the program again in peace. If it still calls you, answer this letter and say so; a person writes back.",
  ],
};

export const waitlistMails = {
  waitlistJoined: defineMail({
    label: "Waiting list, welcome",
    payload: linked,
    sample: linkedSample,
    content: ({ name, linkId }, linkTo) => ({
      subject: `You are on the waiting list of ${collective.name}`,
      preview: "Your name is on the list, and one click takes it off again.",
      heading: "We keep a chair for you",
      paragraphs: [
        greeting(name),
        `We have put you on the waiting list of ${collective.name}. It costs nothing and binds you to nothing.`,
        "When a circle opens, you may apply before it is announced anywhere else. Until then we write only if there is something to say.",
      ],
      notes: [
        "If somebody else put your address there, the link below takes it off, and that is the end of it.",
      ],
      leave: { label: "Leave the waiting list", url: linkTo("leave", linkId) },
    }),
  }),

  waitlistInvited: defineMail({
    label: "Waiting list, invitation",
    payload: linked,
    sample: linkedSample,
    content: ({ name, linkId }, linkTo) => ({
      ...invitation,
      preview: "You waited. Here is your turn, ahead of everybody else.",
      paragraphs: [greeting(name), ...invitation.paragraphs],
      action: { label: "See the program", url: `${siteOrigin()}/coaching#program-options` },
      leave: {
        label: "I no longer want a place: take me off the list",
        url: linkTo("leave", linkId),
      },
    }),
  }),
};
