/** The unsubscribe page of announcements. */
export const leaveAnnouncements = {
  title: "Letters about new tools",
  ready: {
    heading: "Shall we stop writing when a tool opens?",
    text: "One press, and no announcement reaches you any more. Your account and everything in it stay as they are.",
    action: "No more of these letters",
  },
  left: {
    heading: "We will not write about new tools again",
    text: "No announcement reaches you from now on. Letters that you cause yourself, such as one for a new password, still come.",
    action: "Come back to the letters",
  },
  back: {
    heading: "Welcome back among the readers",
    text: "You hear from us again about the free tools, as we said when you joined.",
    action: "Leave them after all",
  },
  gone: {
    heading: "There is no account behind this link",
    text: "It was deleted, and with it went its place among the readers. No announcement can reach you.",
  },
  broken: {
    heading: "This address is not whole",
    text: "Please open it once more from our letter, from its first sign to its last. Answering the letter with “no more” does the same.",
  },
  home: "To the front page",
} as const;
