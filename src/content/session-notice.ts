// These texts are not in account-texts.ts, because every page loads that file.

export const sessionNotice = {
  label: "Your session",
  ended: "Your session has ended. What you typed here is kept.",
  left: "You signed out in another window.",
  gone: "You deleted your account in another window.",
  close: "Close this notice",
} as const;
