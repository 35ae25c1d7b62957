import "server-only";
import { defineMail, greeting, linked, linkedSample } from "../define-mail";

export const enter = defineMail({
  label: "Link to sign in",
  byStrangers: "way-in",
  payload: linked,
  sample: linkedSample,
  content: ({ name, linkId }, linkTo) => ({
    subject: "Your way in",
    preview: "It works once, for thirty minutes, and only for you.",
    heading: "Come in by this door",
    paragraphs: [
      greeting(name),
      "Somebody, most likely you, asked for a link that signs in to the account with this address.",
      "Open it in the browser you want to be signed in with. Nothing else about the account changes.",
    ],
    action: { label: "Sign in", url: linkTo("enter", linkId), once: true },
    notes: ["If you asked for nothing, leave this letter alone. Nobody can come in without it."],
  }),
});
