/** The words of every letter the site sends. What a letter says stands here, how it looks in server/mail. */
export const mailWords = {
  greeting: (name: string | null) => (name ? `Dear ${name},` : "Hello,"),
  linkNote:
    "The button works once, for thirty minutes. If it does nothing, copy this address into your browser:",
  plainLink: "Open this address; it works once, for thirty minutes:",
  footer: {
    why: "You get this letter because of something done with your address on our site. We send no newsletter.",
    write: "A person reads what you write to",
  },
} as const;

export const mails = {
  welcome: {
    subject: "Welcome to Aurea: please confirm your address",
    preview: "One click, and your place by the water is kept.",
    heading: "There is a place for you by the water",
    paragraphs: [
      "Your Explorer account is made. It costs nothing, and what you find in the quiz is kept there.",
      "Please confirm that this address is yours, so that we can reach you when you need a new password.",
    ],
    action: "Confirm my address",
    notes: ["If you did not make an account with us, do nothing: the address stays unconfirmed."],
  },
  verify: {
    subject: "Please confirm your address",
    preview: "Here is the link you asked for.",
    heading: "Did you give us this address?",
    paragraphs: ["You asked for another letter to confirm your address. This is it."],
    action: "Yes, it is mine",
    notes: ["If you did not ask for it, nothing happens as long as nobody presses the button."],
  },
  reset: {
    subject: "Choose a new password",
    preview: "The link inside works once, for thirty minutes.",
    heading: "A new key to the same door",
    paragraphs: [
      "Somebody, most likely you, asked for a new password for the account with this address.",
      "Press the button and choose one. Every device that is signed in will have to sign in again.",
    ],
    action: "Choose a new password",
    notes: ["If it was not you, leave this letter unanswered. Your password stays as it is."],
  },
  passwordChanged: {
    subject: "Your password was changed",
    preview: "All other devices were signed out.",
    heading: "Your password was changed",
    paragraphs: [
      "The password of your account was changed just now, and every other device was signed out.",
      "If it was you, there is nothing left to do.",
    ],
    action: "It was not me: choose a new password",
    notes: [
      "The button leads to the sign-in page, where “Forgot your password?” sends a link to this address.",
    ],
  },
  googleLinked: {
    subject: "Google can now sign in to your account",
    preview: "A Google account is connected to your profile.",
    heading: "Google is a second door now",
    paragraphs: {
      linked: [
        "A Google account was connected to your account, after its password was given.",
        "From now on either of the two lets you in.",
      ],
      takeover: [
        "You signed in by Google, and so proved that this address is yours. The account made with it belongs to you.",
        "Nobody had confirmed it before. The password it had is gone, and whoever was signed in with it was signed out.",
      ],
    },
    notes: [
      "If you did not do this, answer this letter today, and choose a new password on the sign-in page.",
    ],
  },
  confirmEmail: {
    subject: "Confirm your new address",
    preview: "Your account moves to this address once you confirm it.",
    heading: "May your account move here?",
    paragraphs: [
      "The owner of an Aurea account asked to use this address from now on.",
      "If that is you, confirm it. Until then everything stays with the old address.",
    ],
    action: "Use this address",
    notes: ["If you know nothing of it, do nothing: without your click no account can use your address."],
  },
  emailChanged: {
    subject: "Your account has a new address",
    preview: "Letters from us go there from now on.",
    heading: "Your account has moved",
    paragraphs: (address: string) => [
      `Your account now belongs to ${address}. You sign in with that address, and this one gets no more letters.`,
      "Other devices were signed out.",
    ],
    notes: ["If you did not ask for this, write to us today, from this address. We can look into it."],
  },
} as const;
