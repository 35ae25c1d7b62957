import "server-only";
import { defineMail, greeting, linked, linkedSample } from "../define-mail";

export const verify = defineMail({
  label: "Confirm the address",
  byStrangers: "form",
  payload: linked,
  sample: linkedSample,
  content: ({ name, linkId }, linkTo) => ({
    subject: "Please confirm your address",
    preview: "Here is the link you asked for.",
    heading: "Did you give us this address?",
    paragraphs: [greeting(name), "You asked for another letter to confirm your address. This is it."],
    action: { label: "Yes, it is mine", url: linkTo("verify", linkId), once: true },
    notes: ["If you did not ask for it, nothing happens as long as nobody presses the button."],
  }),
});
