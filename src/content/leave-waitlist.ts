import { programs } from "./programs";

const { collective } = programs;

export const leaveWaitlist = {
  title: "Leave the waiting list",
  description: `Take your name off the waiting list of ${collective.name}.`,
  figure: "Nine chairs around a fire, one of them yours",
  ready: {
    heading: "Shall we take your name off?",
    text: `One click takes your name off the waiting list of ${collective.name}. After that, you get no email about it.`,
    action: "Leave the list",
    sending: "Taking your name off...",
    keep: "I would rather stay",
  },
  left: {
    heading: "Your name is off the list",
    text: "Thank you for having waited with us. Your place goes to the next in line, and no email follows.",
    action: "Join again another day",
  },
  over: {
    heading: "This link no longer works",
    text: "It was used before or has expired, or you are off the list already. If emails about the list still reach you, answer one and we take your name off.",
  },
  broken: {
    heading: "This link is incomplete",
    text: "Please open the whole link in our email again. If it still leads here, answer that email and we take your name off by hand.",
  },
  retry: "Try once more",
  home: "Back to the front page",
  program: "/coaching#program-options",
  noScript: "This button needs JavaScript. Answering our email with “leave” does the same.",
} as const;
