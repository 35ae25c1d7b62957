import { endSentence } from "@/lib/end-sentence";
import type { ProgramId } from "./programs";

export const profile = {
  title: "Your profile",
  description: "Your name, your plan and the archetype you found.",
  checking: "Checking authentication...",
  noScript: {
    text: "Your profile is private, and checking who you are needs JavaScript. Switch it on and reload this page, or",
    signIn: "go to the sign-in",
  },
  loading: "Loading your profile...",
  signedOut: "Please sign in to view your profile.",
  already: "You have an account already, so there is nothing to join: this page is yours.",
  ended: "Your session has ended. Sign in to return here.",
  left: "You have signed out in another window.",
  gone: "You have deleted your account in another window.",
  signIn: "Sign In",
  retry: "Try again",
  greeting: (name: string) => endSentence(`Good to see you, ${name}`),
  processing: "Processing...",
  toDesk: "To the Desk",
  card: { label: "Member" },
  founder: {
    name: "Founding Member",
    text: "Lifetime access to all programs. You were here at first light.",
  },
  nickname: {
    heading: "Nickname",
    label: "What we call you",
    help: "At most 50 characters.",
    submit: "Save Nickname",
    sending: "Saving...",
  },
  archetype: {
    before: "Your archetype is ",
    after: ". You can take the quiz again whenever you like.",
    none: "You have not met your archetype yet.",
    take: "Take the five-minute quiz",
    retake: "Retake the quiz",
  },
  memberships: {
    heading: "Memberships",
    current: "Current Plan",
    choose: "Choose Plan",
    soon: "Coming soon, so it cannot be chosen yet",
    included: "Your membership includes this already. If you want only this, write to us.",
    byEmail: "By email: we write back to say how to pay. Until then nothing is charged.",
    subject: "Changing my membership",
  },
  courses: {
    heading: "Master Alchemist Online - Course & Coaching",
    plusVat: "plus VAT",
    of: {
      blueprint: { note: "Self-paced", label: "COMING SOON" },
      collective: { note: "In a group", label: "JOIN THE WAITLIST FOR LAUNCHING COHORT" },
      partnership: { note: "One to one", label: "APPLY FOR A PRIVATE PARTNERSHIP" },
    } satisfies Record<ProgramId, { note: string; label: string }>,
  },
  password: {
    heading: "Change Password",
    current: "Current password",
    next: "New password",
    again: "New password, again",
    help: "Six characters or more. Every other device will be signed out.",
    submit: "Change Password",
    sending: "Changing...",
    first: {
      note: "You sign in with Google and have no password here. Set one, and either will let you in.",
      submit: "Set Password",
      sending: "Setting...",
    },
  },
  account: {
    heading: "Account Information",
    email: "Email",
    created: "Account created",
    unknown: "Unknown",
    isConfirmed: "Confirmed",
    isUnconfirmed: "Not confirmed yet",
    signInMethods: "You sign in with",
    password: "a password",
    providers: { google: "Google" } as Record<string, string>,
    move: {
      open: "Use another address",
      close: "Keep this address",
      needsPassword: "To use another address, set a password first.",
    },
    list: (methods: readonly string[]) => methods.join(" and "),
  },
} as const;

type Standing = {
  name: string;
  /** What the membership includes. Cards with a price show the price before this text. */
  meaning: string;
  tone: "info" | "ok" | "gold" | "plain";
  icon: "self" | "others" | "world" | "mark";
};

const standings = {
  explorer: { name: "The Explorer", meaning: "basic tools", tone: "info", icon: "self" },
  adventurer: { name: "The Adventurer", meaning: "all premium apps", tone: "ok", icon: "others" },
  alchemist: {
    name: "The Alchemist",
    meaning: "complete transformation toolkit",
    tone: "gold",
    icon: "world",
  },
  founding_member: {
    name: "Founding Member",
    meaning: "Lifetime access to all programs",
    tone: "gold",
    icon: "world",
  },
} as const satisfies Record<string, Standing>;

const unknown: Standing = {
  name: "Unknown",
  meaning: "Contact support for assistance",
  tone: "plain",
  icon: "mark",
};

function findStanding(status: string): Standing | undefined {
  return Object.entries(standings).find(([id]) => id === status)?.[1];
}

export function standingOf(status: string) {
  const standing = findStanding(status) ?? unknown;
  return { ...standing, badge: standing.name.replace("The ", "") };
}

export function paidMembership(status: string) {
  return status === "explorer" ? null : (findStanding(status)?.name ?? null);
}
