import "server-only";
import { programs } from "@/content/programs";
import { defineMail, greeting, linked, linkedSample } from "../define-mail";

const { collective } = programs;

export const waitlistJoined = defineMail({
  label: "Waiting list, welcome",
  byStrangers: "form",
  payload: linked,
  sample: linkedSample,
  content: ({ name, linkId }, linkTo) => ({
    subject: `You are on the waiting list of ${collective.name}`,
    preview: "Your name is on the list, and one click takes it off again.",
    heading: "We are keeping a chair for you",
    paragraphs: [
      greeting(name),
      `We have put you on the waiting list of ${collective.name}. It costs nothing and binds you to nothing.`,
      "When a group opens, you may apply before it is announced anywhere else. Until then we write only if there is something to say.",
    ],
    notes: [
      "If this reached you by mistake, the link below takes the address off, and that is the end of it.",
    ],
    leave: { label: "Leave the waiting list", url: linkTo("leave", linkId) },
  }),
});
