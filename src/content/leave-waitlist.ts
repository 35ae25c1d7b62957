import { programs } from "./programs";

const { collective } = programs;

/** The unsubscribe page of the waiting list. */
export const leaveWaitlist = {
  title: "Leave the waiting list",
  description: `Take your name off the waiting list of ${collective.name}.`,
  figure: "Nine chairs around a fire, one of them yours",
  ready: {
    heading: "Shall we take your name off?",
    text: `One press takes your name off the waiting list of ${collective.name}. After that, no letter about it reaches you.`,
    action: "Leave the list",
    sending: "Taking your name off...",
    keep: "I would rather stay",
  },
  left: {
    heading: "Your name is off the list",
    text: "Thank you for having waited with us. Your place goes to the next in line, and no letter follows.",
    action: "Join again another day",
  },
  over: {
    heading: "There is nothing left to do here",
    text: "This link was used before, or you are off the list already. If you joined again since, the letter you got then has a link of its own.",
  },
  broken: {
    heading: "The link did not arrive whole",
    text: "Open the address from our letter once more, from its first sign to its last. If it still leads here, answer that letter and we take your name off by hand.",
  },
  retry: "Try once more",
  home: "Back to the front page",
  program: "/coaching#program-options",
  noScript:
    "To press this button your browser needs JavaScript. Answering our letter with “leave” does the same.",
} as const;
