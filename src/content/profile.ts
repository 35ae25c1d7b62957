export const profile = {
  title: "Your profile",
  description: "Your name, your plan and the archetype you found.",
  checking: "Checking authentication...",
  loading: "Loading your profile...",
  signedOut: "Please sign in to view your profile.",
  signIn: "Sign In",
  retry: "Try again",
  greeting: (name: string) => `Good to see you, ${name}.`,
  card: { label: "Member", since: "Since" },
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
    soon: "Coming soon",
  },
  account: {
    heading: "Account Information",
    email: "Email",
    created: "Account created",
    name: "Name",
    unknown: "Unknown",
  },
} as const;

type Standing = { name: string; meaning: string; badge: string; tone: "info" | "ok" | "gold" | "plain" };

/** How each membershipStatus of the specification reads on the card; any other is unknown. */
export const memberships: Record<string, Standing> = {
  explorer: { name: "The Explorer", meaning: "Free, basic tools", badge: "Explorer", tone: "info" },
  adventurer: {
    name: "The Adventurer",
    meaning: "$39/month, all premium apps",
    badge: "Adventurer",
    tone: "ok",
  },
  alchemist: {
    name: "The Alchemist",
    meaning: "$69/month, complete transformation toolkit",
    badge: "Alchemist",
    tone: "gold",
  },
  founding_member: {
    name: "Founding Member",
    meaning: "Lifetime access to all programs",
    badge: "Founding Member",
    tone: "gold",
  },
};

export const unknownMembership: Standing = {
  name: "Unknown",
  meaning: "Contact support for assistance",
  badge: "Unknown",
  tone: "plain",
};
