import "server-only";
import { defineMail, greeting, linked, linkedSample } from "../define-mail";

export const reset = defineMail({
  label: "Link for a new password",
  byStrangers: "way-in",
  payload: linked,
  sample: linkedSample,
  content: ({ name, linkId }, linkTo) => ({
    subject: "Choose a new password",
    preview: "The link inside works once, for thirty minutes.",
    heading: "Here is the way to a new password",
    paragraphs: [
      greeting(name),
      "Somebody, most likely you, asked for a new password for the account with this address.",
      "Press the button and choose one. Every device that is signed in will have to sign in again.",
    ],
    action: { label: "Choose a new password", url: linkTo("reset", linkId), once: true },
    notes: ["If it was not you, leave this letter unanswered. Your password stays as it is."],
  }),
});
