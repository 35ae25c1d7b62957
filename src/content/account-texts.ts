// These texts are not in shell.ts, because error boundaries load that file on every page.

export const accountTexts = {
  menu: "account menu",
  profile: "Profile",
  desk: "The Desk",
  signOut: "Sign Out",
  signingOut: "Signing Out...",
  failed: "An error occurred during sign out",
  stillIn: "You are still signed in. Please try once more before you leave this device.",
} as const;
