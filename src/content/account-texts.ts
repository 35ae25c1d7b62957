export const accountTexts = {
  menu: "account menu",
  desk: "The Desk",
  signOut: "Sign Out",
  signingOut: "Signing Out...",
  failed: "An error occurred during sign out",
  stillIn: "You are still signed in. Please try once more before you leave this device.",
} as const;

export const sessionNotice = {
  label: "Your session",
  ended:
    "Your session has ended. If you were writing here, your text is kept: sign in before you write more, and it comes back.",
  quizEnded: "Your session has ended. Sign in, then begin the quiz again to keep its result.",
  left: "You signed out in another window.",
  gone: "You deleted your account in another window.",
  close: "Close this notice",
} as const;
