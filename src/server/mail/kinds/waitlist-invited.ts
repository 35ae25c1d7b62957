import "server-only";
import { programs } from "@/content/programs";
import { siteOrigin } from "../../http/origin";
import { defineMail, greeting, linked, linkedSample } from "../define-mail";

/** What the Desk shows before it sends the invitation to many: all but the greeting and the links. */
export const invitation = {
  subject: `${programs.collective.name}: a group opens, and you may apply first`,
  heading: "A group opens",
  paragraphs: [
    `You asked to hear from us when there is a place in ${programs.collective.name}. There is, and those who waited come first.`,
    "Take another look at the program, in your own time. If it still calls you, answer this letter and say so; we write back.",
  ],
};

export const waitlistInvited = defineMail({
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
});
