import "server-only";
import { site } from "@/content/site";
import { z } from "@/lib/zod";
import { getSiteOrigin } from "../../http/origin";
import { defineMail, greeting, linked, named, sampleName } from "../define-mail";

export const welcome = defineMail({
  label: "Welcome",
  publicTrigger: "form",
  ...linked,
  content: ({ name, linkId }, linkTo) => ({
    subject: `Welcome to ${site.name}: please confirm your address`,
    preview: "One click confirms that our emails reach you.",
    heading: "Please confirm your address",
    paragraphs: [
      greeting(name),
      "Your Explorer account is ready. It is free, and it keeps your quiz results.",
      "Please confirm that this address is yours, so that we can reach you when you need a new password.",
    ],
    action: { label: "Confirm my address", url: linkTo("verify", linkId), isOneTime: true },
    note: "If you did not sign up, ignore this email: the address stays unconfirmed.",
  }),
});

export const verify = defineMail({
  label: "Confirm the address",
  publicTrigger: "form",
  ...linked,
  content: ({ name, linkId }, linkTo) => ({
    subject: "Please confirm your address",
    preview: "Here is the link you asked for.",
    heading: "Confirm your address",
    paragraphs: [
      greeting(name),
      "You asked for another email to confirm your address. Click the button to confirm it.",
    ],
    action: { label: "Confirm my address", url: linkTo("verify", linkId), isOneTime: true },
    note: "If you did not ask for it, ignore this email: the address is confirmed only by the button.",
  }),
});

export const confirmEmail = defineMail({
  label: "Confirm a new address",
  publicTrigger: "form",
  ...linked,
  content: ({ name, linkId }, linkTo) => ({
    subject: "Confirm your new address",
    preview: "Your account uses this address once you confirm it.",
    heading: "Is this your new address?",
    paragraphs: [
      greeting(name),
      `The owner of an ${site.name} account asked to use this address from now on.`,
      "If that is you, confirm it. Until then the account keeps the old address.",
    ],
    action: { label: "Use this address", url: linkTo("email", linkId), isOneTime: true },
    note: "If you did not ask for this, ignore this email: without your click that account keeps its old address.",
  }),
});

export const emailChanged = defineMail({
  label: "Address changed",
  payload: named.payload.extend({ newEmail: z.string() }),
  sample: () => ({ name: sampleName, newEmail: "noor@example.org" }),
  content: ({ name, newEmail }) => ({
    subject: "Your account has a new address",
    preview: "Emails about your account go there from now on.",
    paragraphs: [
      greeting(name),
      // Uses punycode, because another person may have chosen the address, and its domain may imitate a different one.
      `The address of your account was changed to ${newEmail}. Sign in with that address; emails about your account go there too. Other devices were signed out.`,
      "If you are on our waiting list or have applied with this address, our answer still comes to this one. Write to us if it should go to the new address.",
    ],
    note: "If you did not ask for this, write to us today, from this address. We can look into it.",
  }),
});

export const enter = defineMail({
  label: "Link to sign in",
  publicTrigger: "account-access",
  ...linked,
  content: ({ name, linkId }, linkTo) => ({
    subject: "Your sign-in link",
    preview: "It works once, for thirty minutes, and only for you.",
    heading: "Sign in with this link",
    paragraphs: [
      greeting(name),
      "You asked for a link that signs in to the account with this address.",
      "Open it in the browser you want to be signed in with. Nothing else about the account changes.",
    ],
    action: { label: "Sign in", url: linkTo("enter", linkId), isOneTime: true },
    note: "If you did not ask for it, ignore this email. Without the link no one can sign in.",
  }),
});

const resetReasons = {
  password: "You asked for a new password for the account with this address.",
  signIn:
    "You asked for a link that signs in to the account with this address. The address is not confirmed yet, so please choose a new password first: that confirms it.",
};

export const reset = defineMail({
  label: "Link for a new password",
  publicTrigger: "account-access",
  ...linked,
  payload: linked.payload.extend({ isForSignIn: z.boolean().optional() }),
  content: ({ name, linkId, isForSignIn }, linkTo) => ({
    subject: "Choose a new password",
    preview: "The link inside works once, for thirty minutes.",
    paragraphs: [
      greeting(name),
      isForSignIn ? resetReasons.signIn : resetReasons.password,
      "Use the button to choose one. Every device that is signed in will have to sign in again.",
    ],
    action: { label: "Choose a new password", url: linkTo("reset", linkId), isOneTime: true },
    note: "If you did not ask for it, ignore this email. Your password stays as it is.",
  }),
});

const freshLinkTexts = {
  reset: { subject: "A new link to choose a password", action: "Choose a new password" },
  enter: { subject: "A new link to sign in", action: "Sign in" },
};

/** Not publicly triggered, because only the recipient of an earlier email can request it. */
export const freshLink = defineMail({
  label: "New link",
  payload: linked.payload.extend({ purpose: z.enum(["reset", "enter"]) }),
  sample: () => ({ ...linked.sample(), purpose: "enter" as const }),
  content: ({ name, linkId, purpose }, linkTo) => ({
    subject: freshLinkTexts[purpose].subject,
    preview: "This one works for the next thirty minutes.",
    heading: "Here is a new link",
    paragraphs: [
      greeting(name),
      "The link in our earlier email no longer worked, and you asked for this one in its place.",
    ],
    action: { label: freshLinkTexts[purpose].action, url: linkTo(purpose, linkId), isOneTime: true },
    note: "If you did not ask for it, another person may be reading your emails: change the password of your mailbox first, then the one here.",
  }),
});

export const passwordChanged = defineMail({
  label: "Password changed",
  ...named,
  content: ({ name }) => ({
    subject: "Your account has a new password",
    preview: "All other devices were signed out.",
    paragraphs: [
      greeting(name),
      "A new password was set for your account, and every other device was signed out.",
      "If it was you, there is nothing left to do.",
    ],
    action: { label: "It was not me: choose a new password", url: `${getSiteOrigin()}/auth` },
    note: "The button leads to the sign-in page, where “Forgot your password?” sends a link to this address.",
  }),
});

const googleParagraphs = {
  linked: [
    "A Google account was connected to your account, after the password for yours was given.",
    "From now on you can sign in with either of the two.",
  ],
  takeover: [
    "You signed in with Google, which confirmed that this address is yours. The account with this address is now yours.",
    "The address had not been confirmed before, so the earlier password was removed and every device was signed out.",
  ],
};

export const googleLinked = defineMail({
  label: "Google connected",
  payload: named.payload.extend({ isTakeover: z.boolean() }),
  sample: () => ({ name: sampleName, isTakeover: false }),
  content: ({ name, isTakeover }) => ({
    subject: "You can now sign in with Google",
    preview: "A Google account is connected to your profile.",
    heading: "You can now also sign in with Google",
    paragraphs: [greeting(name), ...(isTakeover ? googleParagraphs.takeover : googleParagraphs.linked)],
    note: "If you did not do this, reply to this email today, and choose a new password on the sign-in page.",
  }),
});

const changes = {
  "factor.passkey-added": "A passkey was added to your account. From now on it opens the Desk.",
  "factor.passkey-removed": "A passkey was removed from your account and no longer opens the Desk.",
  "factor.app-added":
    "An app that shows codes was added to your account. From now on its codes open the Desk.",
  "factor.app-removed": "The app that shows codes was removed from your account.",
  "factor.recovery-renewed":
    "Ten new recovery codes were made for your account. The earlier ones no longer work.",
  "factor.recovery-used": "One of your recovery codes was used to open the Desk. It cannot be used again.",
  "factor.reset":
    "The operator of the site cleared your second factor. The Desk asks for a new one at your next visit.",
} as const;

type Change = keyof typeof changes;

export const secondFactorChanged = defineMail({
  label: "Second factor changed",
  payload: named.payload.extend({ change: z.enum(Object.keys(changes) as [Change, ...Change[]]) }),
  sample: () => ({ name: sampleName, change: "factor.passkey-added" as const }),
  content: ({ name, change }) => ({
    subject: "The second factor of your account has changed",
    preview: changes[change],
    heading: "Your second factor has changed",
    paragraphs: [greeting(name), changes[change]],
    note: "If that was not you, choose a new password now and reply to this email.",
  }),
});

/** Sent to members with a confirmed address who have not unsubscribed. */
export const announcement = defineMail({
  label: "Announcement of a tool",
  payload: named.payload.extend({
    userId: z.string(),
    tool: z.string(),
    subject: z.string(),
    paragraphs: z.array(z.string()),
    address: z.string().nullable(),
  }),
  sample: () => ({
    name: sampleName,
    userId: "sample",
    tool: "The Tide",
    subject: "The Tide is open",
    paragraphs: [
      "When you joined, your name went down for the three tools. The first of them is ready.",
      "It asks for two minutes and nothing else. Keep it for the moment before a hard conversation.",
    ],
    address: null,
  }),
  content: ({ name, userId, tool, subject, paragraphs, address }, linkTo) => ({
    subject,
    preview: "Your name was down for it.",
    paragraphs: [greeting(name), ...paragraphs],
    action: address
      ? { label: `Open ${tool}`, url: address }
      : { label: "See the free toolkit", url: `${getSiteOrigin()}/products` },
    unsubscribe: {
      label: "No more emails when a tool opens: leave with one click",
      url: linkTo("announcements", userId),
      isOneClick: true,
    },
    reason: `You get this email because you have an account at ${site.name} and are subscribed to announcements of free tools.`,
  }),
});
