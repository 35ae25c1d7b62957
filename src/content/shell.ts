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
