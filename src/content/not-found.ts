export const notFound = {
  title: "Page not found",
  heading: "You have walked off the map.",
  lead: "The page you wanted has moved, or never was. Someone has clearly been looking for it before you.",
  home: { label: "Back to the front page", href: "/" },
  lounge: { label: "Or rest a moment in the lounge", href: "/lounge" },
} as const;

export const failure = {
  title: "Something went wrong",
  heading: "The lamp went out.",
  lead: "This page could not be shown just now. It is not you. Take a breath, then try once more.",
  again: "Try again",
  home: "Go to the front page",
  help: "If it keeps happening, write to",
  reference: "Reference",
} as const;
