import "server-only";
import { site } from "@/content/site";
import { defineMail, greeting, linked, linkedSample } from "../define-mail";

export const welcome = defineMail({
  label: "Welcome",
  byStrangers: "form",
  payload: linked,
  sample: linkedSample,
  content: ({ name, linkId }, linkTo) => ({
    subject: `Welcome to ${site.name}: please confirm your address`,
    preview: "One click, and we know that our letters reach you there.",
    heading: "There is a place for you by the water",
    paragraphs: [
      greeting(name),
      "Your Explorer account is made. It costs nothing, and what you find in the quiz is kept there.",
      "Please confirm that this address is yours, so that we can reach you when you need a new password.",
    ],
    action: { label: "Confirm my address", url: linkTo("verify", linkId), once: true },
    notes: ["If this reached you by mistake, do nothing: the address stays unconfirmed."],
  }),
});
