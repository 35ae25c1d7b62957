export const comingSoon = "Coming Soon";

export const signUp = "/auth?mode=sign-up";

export const shell = {
  skip: "Skip to the page",
  brandLabel: "Aurea, home",
  mainNav: "Main",
  smallNav: "Main, small screens",
  menu: { open: "Menu", close: "Close" },
  loading: "Loading the page…",
  signIn: { label: "Sign In", href: "/auth" },
  footer: {
    pages: "Pages",
    legal: "The fine print",
    privacy: "Privacy Policy",
    terms: "Terms",
  },
} as const;
