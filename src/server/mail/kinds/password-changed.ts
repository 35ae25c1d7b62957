import "server-only";
import { siteOrigin } from "../../http/origin";
import { defineMail, greeting, named, sampleName } from "../define-mail";

export const passwordChanged = defineMail({
  label: "Password changed",
  payload: named,
  sample: () => ({ name: sampleName }),
  content: ({ name }) => ({
    subject: "Your password was changed",
    preview: "All other devices were signed out.",
    heading: "Your password was changed",
    paragraphs: [
      greeting(name),
      "The password of your account was changed just now, and every other device was signed out.",
      "If it was you, there is nothing left to do.",
    ],
    action: { label: "It was not me: choose a new password", url: `${siteOrigin()}/auth` },
    notes: [
      "The button leads to the sign-in page, where “Forgot your password?” sends a link to this address.",
    ],
  }),
});
