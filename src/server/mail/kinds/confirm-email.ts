import "server-only";
import { site } from "@/content/site";
import { defineMail, greeting, linked, linkedSample } from "../define-mail";

export const confirmEmail = defineMail({
  label: "Confirm a new address",
  byStrangers: "form",
  payload: linked,
  sample: linkedSample,
  content: ({ name, linkId }, linkTo) => ({
    subject: "Confirm your new address",
    preview: "Your account moves to this address once you confirm it.",
    heading: "Is this your new address?",
    paragraphs: [
      greeting(name),
      `The owner of an ${site.name} account asked to use this address from now on.`,
      "If that is you, confirm it. Until then everything stays with the old address.",
    ],
    action: { label: "Use this address", url: linkTo("email", linkId), once: true },
    notes: ["If you know nothing of it, do nothing: without your click no account can use your address."],
  }),
});
