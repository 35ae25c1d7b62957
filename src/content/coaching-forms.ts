import { endSentence } from "@/lib/end-sentence";
import { groupDigits } from "@/lib/grouped-digits";
import { programs, programTerms } from "./programs";

const { collective, partnership } = programs;

export const waitlistLimits = { name: 100, motivation: 2_000 } as const;

export const coachingFieldErrors = {
  choose: "Please choose one",
  tooLong: (limit: number) => `Please keep this to ${groupDigits(limit)} characters`,
  unstorable: "One of these characters cannot be stored. Please type this line again.",
} as const;

export const coachingModal = {
  close: "Close",
  required: "Fields with * are needed.",
  choose: "Choose one",
  sending: "Sending. One moment.",
  restored: "This is what you typed before.",
  startOver: "Start with an empty form",
  left: (count: number) => `${groupDigits(count)} ${count === 1 ? "character" : "characters"} left`,
  over: (count: number) => `${groupDigits(count)} ${count === 1 ? "character" : "characters"} too many`,
  leave: {
    heading: "Close without sending?",
    text: "Nothing has been sent yet. Your words stay in this tab, and they will be here when you open the form again.",
    stay: "Keep writing",
    go: "Close for now",
  },
} as const;

const quarantined = {
  heading: "A Person Will Look at This First",
  steps: {
    Now: "What you wrote is kept, and need not be sent again.",
    Then: "One of us looks at it, and after that our email comes. It may be late.",
    If: "If you have heard nothing within a week, please write to us.",
  },
} as const;

const whileWaiting = {
  First: `Priority access to apply to ${collective.name}, before anybody else hears.`,
  Then: "News of the group, once there is a date to tell.",
} as const;

export const waitlist = {
  title: "Join The Collective",
  tagline: "Nine weeks, and company for each of them.",
  heading: "Join The Collective Waiting List",
  region: "Waiting list form",
  name: "Full Name*",
  email: "Email Address*",
  motivation: { label: "What draws you to The Collective? (Optional)", help: "One sentence is plenty." },
  next: {
    heading: "What happens next?",
    list: [
      "A confirmation email.",
      "Priority access to apply when a group opens.",
      "Updates when there is something to say, and only then.",
    ],
  },
  submit: "Join The Waiting List",
  sending: "Joining Waiting List...",
  beside: "Every email has a link to leave the list.",
  done: {
    heading: "Welcome to the Waiting List!",
    thanks: (name: string) => `${endSentence(`Thank you, ${name}`)} Your name is on the list.`,
    sent: "A confirmation is on its way to",
    steps: {
      Now: "A confirmation email, with a link to leave the list in case you change your mind.",
      ...whileWaiting,
    },
    already: (name: string, since: string) =>
      `${endSentence(`Thank you, ${name}`)} You have been on the list since ${since}, and your place is as it was.`,
    alreadySteps: {
      Now: "Nothing more to send. The confirmation may come once more, and the link to leave is in each of our emails about the list.",
      If: "If our invitation has come already, answer that email. It is your turn.",
      ...whileWaiting,
    },
    again: "Join Another Program",
  },
  quarantined: {
    ...quarantined,
    text: (name: string) =>
      `${endSentence(`Thank you, ${name}`)} The form could not tell you from a machine, so your name goes on the list once a person has looked.`,
  },
} as const;

export const application = {
  title: "Apply for 1:1 Coaching Partnership",
  region: "Application form",
  steps: [
    "You write. Plain words are best. Leave it and come back; what you typed stays in this tab.",
    `We read every application ourselves, within ${programTerms.reviewDays}.`,
    "You hear from us either way. If it fits, we talk before anyone decides.",
  ],
  info: {
    heading: "About the discovery call",
    text: `If you are invited, the discovery call is ${programTerms.discoveryCall}. You ask as much as we do.`,
  },
  submit: "Submit Application for Review",
  sending: "Submitting Application...",
  beside: "Read by a person. Never sold, never shared.",
  done: {
    heading: "Thank You for Your Application!",
    text: `Your application for ${partnership.name} will be reviewed personally within ${programTerms.reviewDays}.`,
    steps: {
      Now: "Nothing more to do. Close the laptop and have something warm.",
      Then: "A person reads what you wrote, from the first line to the last.",
      If: `If you are selected, a discovery call invitation follows. The call is ${programTerms.discoveryCall}.`,
    },
    close: "Close",
  },
  quarantined: {
    ...quarantined,
    text: "Thank you for writing. The form could not tell whether it was filled in by a machine, so a person looks at it before it counts as an application.",
  },
} as const;
