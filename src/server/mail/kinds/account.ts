import "server-only";
import { z } from "zod";
import { site } from "@/content/site";
import { siteOrigin } from "../../http/origin";
import { defineMail, greeting, linked, linkedSample, named, sampleName } from "../define-mail";

const paragraphs = {
  linked: [
    "A Google account was connected to your account, after its password was given.",
    "From now on either of the two lets you in.",
  ],
  takeover: [
    "You signed in by Google, and so proved that this address is yours. The account made with it belongs to you.",
    "Nobody had confirmed it before. The password it had is gone, and whoever was signed in with it was signed out.",
  ],
};

/** The mails about an account and nothing else: a member gets a copy of them, and they are removed with the account. */
export const accountMails = {
  welcome: defineMail({
    label: "Welcome",
    payload: linked,
    sample: linkedSample,
    content: ({ name, linkId }, linkTo) => ({
      subject: `Welcome to ${site.name}: please confirm your address`,
      preview: "One click, and your place by the water is kept.",
      heading: "There is a place for you by the water",
      paragraphs: [
        greeting(name),
        "Your Explorer account is made. It costs nothing, and what you find in the quiz is kept there.",
        "Please confirm that this address is yours, so that we can reach you when you need a new password.",
      ],
      action: { label: "Confirm my address", url: linkTo("verify", linkId), once: true },
      notes: ["If you did not make an account with us, do nothing: the address stays unconfirmed."],
    }),
  }),

  verify: defineMail({
    label: "Confirm the address",
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
  }),

  reset: defineMail({
    label: "Link for a new password",
    payload: linked,
    sample: linkedSample,
    content: ({ name, linkId }, linkTo) => ({
      subject: "Choose a new password",
      preview: "The link inside works once, for thirty minutes.",
      heading: "A new key to the same door",
      paragraphs: [
        greeting(name),
        "Somebody, most likely you, asked for a new password for the account with this address.",
        "Press the button and choose one. Every device that is signed in will have to sign in again.",
      ],
      action: { label: "Choose a new password", url: linkTo("reset", linkId), once: true },
      notes: ["If it was not you, leave this letter unanswered. Your password stays as it is."],
    }),
  }),

  confirmEmail: defineMail({
    label: "Confirm a new address",
    payload: linked,
    sample: linkedSample,
    content: ({ name, linkId }, linkTo) => ({
      subject: "Confirm your new address",
      preview: "Your account moves to this address once you confirm it.",
      heading: "May your account move here?",
      paragraphs: [
        greeting(name),
        `The owner of an ${site.name} account asked to use this address from now on.`,
        "If that is you, confirm it. Until then everything stays with the old address.",
      ],
      action: { label: "Use this address", url: linkTo("email", linkId), once: true },
      notes: ["If you know nothing of it, do nothing: without your click no account can use your address."],
    }),
  }),

  passwordChanged: defineMail({
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
  }),

  googleLinked: defineMail({
    label: "Google connected",
    payload: named.extend({ isTakeover: z.boolean() }),
    sample: () => ({ name: sampleName, isTakeover: false }),
    content: ({ name, isTakeover }) => ({
      subject: "Google can now sign in to your account",
      preview: "A Google account is connected to your profile.",
      heading: "Google is a second door now",
      paragraphs: [greeting(name), ...(isTakeover ? paragraphs.takeover : paragraphs.linked)],
      notes: [
        "If you did not do this, answer this letter today, and choose a new password on the sign-in page.",
      ],
    }),
  }),

  emailChanged: defineMail({
    label: "Address changed",
    payload: named.extend({ newEmail: z.string() }),
    sample: () => ({ name: sampleName, newEmail: "noor@example.org" }),
    content: ({ name, newEmail }) => ({
      subject: "Your account has a new address",
      preview: "Letters from us go there from now on.",
      heading: "Your account has moved",
      paragraphs: [
        greeting(name),
        `Your account now belongs to ${newEmail}. You sign in with that address, and this one gets no more letters.`,
        "Other devices were signed out.",
      ],
      notes: ["If you did not ask for this, write to us today, from this address. We can look into it."],
    }),
  }),
};
