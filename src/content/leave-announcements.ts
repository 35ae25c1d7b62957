export const leaveAnnouncements = {
  title: "Emails about new tools",
  ready: {
    heading: "Shall we stop writing when a tool opens?",
    text: "One click, and you get no more announcements. Your account and everything in it stay as they are.",
    action: "Unsubscribe",
  },
  left: {
    heading: "We will not write about new tools again",
    text: "You get no more announcements. Emails that you request yourself, such as one for a new password, still come.",
    action: "Subscribe again",
  },
  back: {
    heading: "You are subscribed again",
    text: "You get our announcements of free tools again.",
    action: "Unsubscribe",
  },
  gone: {
    heading: "There is no account behind this link",
    text: "The account was deleted, so you get no more announcements.",
  },
  broken: {
    heading: "This link is incomplete",
    text: "Please open the whole link in our email again. Or answer the email with “no more”: a person reads it and unsubscribes you.",
  },
  home: "To the front page",
} as const;
