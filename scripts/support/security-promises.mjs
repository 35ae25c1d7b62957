import { all, none } from "./promise-bounds.mjs";

// What npm run test:security shows.
export const security = [
  {
    promise: "nothing tells whether an address has an account: not a byte, not the time it takes",
    figures: {
      "replies-that-tell": none,
      "kdf-calls-of-sign-in": { exactly: 1 },
      "kdf-calls-of-sign-up": { exactly: 1 },
      "kdf-calls-of-forgotten-password": { exactly: 1 },
      "sign-in-median-gap": { atMost: 2 },
      "sign-up-median-gap": { atMost: 2 },
      "forgotten-password-median-gap": { atMost: 2 },
    },
  },
  {
    promise: "a password is guessed at most ten times in a quarter of an hour",
    figures: {
      "guesses-per-account": { atMost: 10 },
      "guesses-per-address": { atMost: 50 },
      "guesses-in-batches": { atMost: 10 },
    },
  },
  {
    promise: "while strangers guess and ask all day, the owner is in within two minutes",
    figures: { "owner-in-after": { atMost: 120 } },
  },
  {
    promise: "the Desk opens to nobody who has not given a second factor",
    figures: {
      "desk-opened-without-its-factor": none,
      "recovery-codes-used-once": all,
      "codes-guessed": { atMost: 10 },
    },
  },
  {
    promise: "nothing of one member is met by the next in the same browser",
    figures: { "bytes-of-the-last-member": none },
    on: ["browser"],
  },
  {
    promise: "a popup's outcome is believed from our own origin only, and said within three seconds",
    figures: { "forged-messages-believed": none, "popup-outcome-said-after": { atMost: 3_000 } },
    on: ["browser"],
  },
  {
    promise: "no page does anything against its own policy, and none asks another host",
    figures: { "policy-violations": none, "other-hosts-asked": none },
    on: ["browser"],
  },
  { promise: "a session that is ended opens nothing", figures: { "ended-sessions-that-opened": none } },
  {
    promise: "a link in a mail works once, leads to the configured address, and is nowhere kept as it is",
    figures: {
      "raw-secrets-at-rest": none,
      "reset-link-successes": { exactly: 1 },
      "email-link-successes": { exactly: 1 },
      "letters-with-a-strange-host": none,
    },
  },
  {
    promise: "an address that was never confirmed does not open the account of whoever proves it by Google",
    figures: { "pre-hijack-survivors": none },
  },
  { promise: "after a sign-in nobody is led off the site", figures: { "open-redirects": none } },
  {
    promise: "each procedure answers exactly those it is for",
    figures: {
      "matrix-cells-right": all,
      "desk-routes-wrong": none,
      "answers-of-500-after-a-deletion-elsewhere": none,
    },
  },
  { promise: "no field is set that its form does not own", figures: { "columns-set-by-strangers": none } },
  { promise: "no other site can act in a visitor's name", figures: { "cross-site-calls-executed": none } },
  {
    promise: "no shared cache holds anything personal",
    figures: { "replies-a-shared-cache-may-keep": none },
  },
  {
    promise: "whatever is sent to any address is answered in words, never with a 5xx or with what is inside",
    figures: { "fuzz-requests": { atLeast: 100_000 }, "fuzz-5xx": none, "fuzz-leaks": none },
  },
  {
    promise: "no line of a log holds anything of a person, or a secret",
    figures: { "log-lines-with-canaries": none, "log-lines-with-something-personal": none },
  },
  {
    promise: "text means the same on both databases; what one could not keep is refused by both",
    figures: { "texts-with-what-cannot-be-stored": { atLeast: 40 } },
  },
  {
    promise: "who is past a limit does a second's work and is let in; what is refused spends nothing",
    figures: {
      "proof-of-work-waitlist": { atMost: 1_000 },
      "proof-of-work-application": { atMost: 1_000 },
      "proof-of-work-sign-up": { atMost: 1_000 },
      "people-of-one-office-signed-up": all,
      "real-sign-ups-after-bad-posts": all,
    },
  },
  {
    promise: "the work takes a second or two on a phone",
    figures: { "proof-of-work-on-a-phone": { atMost: 2_000 } },
    on: ["browser"],
  },
  {
    promise: "a mailbox gets at most three letters an hour and six a day that strangers can cause",
    figures: {
      "letters-by-strangers-to-one-mailbox": { atMost: 6 },
      "letters-of-a-flood-in-an-hour": { atMost: 3 },
      "letters-of-a-flood-in-a-day": { atMost: 6 },
    },
  },
  {
    promise: "a mail goes to one address, without a header that anybody else wrote",
    figures: {
      "hostile-letters-to-strangers": none,
      "hostile-letters-to-several": none,
      "hostile-letters-with-injected-headers": none,
      "hostile-rows-to-strangers": none,
    },
  },
  { promise: "a cell of a file is no formula", figures: { "csv-formula-openers-neutralised": all } },
  {
    promise: "what is of another kind than a field takes is refused, in words",
    figures: { "inputs-of-other-kinds-refused": all },
  },
  {
    promise: "the export gives all of a member's",
    figures: { "tables-left-out-of-the-export": none },
  },
  { promise: "a body is bounded", figures: { "bodies-past-their-bound-refused": all } },
  {
    promise: "a picture is a picture, of its owner",
    figures: { "bad-files-accepted": none, "pictures-at-the-right-owner": all },
  },
];
