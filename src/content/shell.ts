export const comingSoon = "Coming Soon";

export const signUp = "/auth?mode=sign-up";

export const shell = {
  skip: "Skip to the page",
  brandLabel: "Aurea, home",
  mainNav: "Main",
  smallNav: "Main, small screens",
  menu: { open: "Menu", close: "Close" },
  signIn: { label: "Sign In", href: "/auth" },
  footer: {
    invitation: "Write to us. A person reads it.",
    pages: "Pages",
    sisters: "From the same house",
    legal: "The fine print",
    privacy: "Privacy Policy",
    terms: "Terms",
  },
} as const;

export const filmWords = { pause: "Pause film", play: "Play film" } as const;

export const accountWords = {
  menu: "account menu",
  profile: "Profile",
  desk: "The Desk",
  signOut: "Sign Out",
  signingOut: "Signing Out...",
  failed: "An error occurred during sign out",
  stillIn: "You are still signed in. Please try once more before you leave this device.",
} as const;

/** Shown on any page when the session ended elsewhere. */
export const sessionNotice = {
  label: "Your session",
  ended: "Your session is over. What you typed here is kept for you.",
  left: "You signed out in another window.",
  gone: "You deleted your account in another window.",
  close: "Close this notice",
} as const;

/** Separate, because the global error page shows it too. */
export const betaNotice = {
  label: "Notice",
  text: "We are still in BETA. More features and content coming soon!",
} as const;
