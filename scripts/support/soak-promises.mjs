import { none } from "./promise-bounds.mjs";

// What npm run test:soak shows.
export const soak = [
  {
    promise: "what was acknowledged is there after a day of faults",
    figures: {
      "soak-votes-lost": none,
      "soak-sign-ups-lost": none,
      "soak-names-lost": none,
      "soak-pictures-lost": none,
      "soak-quizzes-lost": none,
      "soak-waiting-list-lost": none,
      "soak-applications-lost": none,
      "soak-moves-lost": none,
      "soak-notes-lost": none,
    },
  },
  {
    promise: "votes are exact, and a form is one record",
    figures: {
      "soak-votes-off-the-count": none,
      "soak-votes-nobody-cast": none,
      "soak-applications-twice": none,
    },
  },
  {
    promise: "each mail is sent, once; again, under its Message-ID, only what a kill or a cut left open",
    figures: {
      "soak-letters-lost": none,
      "soak-letters-twice": none,
      "soak-letters-handed-over-again": { atMostAll: true },
    },
  },
  { promise: "nobody is signed out by a fault", figures: { "soak-sessions-lost": none } },
  {
    promise: "what cannot be answered now is told so with 503, nothing else",
    figures: { "soak-answers-of-5xx-but-503": none, "soak-answers-nobody-expected": none },
  },
  {
    promise: "no line of a log holds anything of a person, or a secret",
    figures: { "soak-log-lines-with-canaries": none },
  },
  // Only root can make a disk that fills.
  ...(process.getuid?.() === 0
    ? [
        {
          promise: "the disk was full in that day, and not only on paper",
          figures: { "soak-disks-filled": { atLeast: 1 } },
          on: ["sqlite"],
        },
      ]
    : []),
  {
    promise: "an instance stays up and its memory level",
    figures: { "soak-deaths-unasked": none, "soak-memory-grown": { atMost: 50 } },
  },
];
