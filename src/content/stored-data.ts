import { retention } from "./retention";

export const storedRecords = {
  "Your account": {
    what: "Your name, your email address and those you had before, your level of membership, and a picture if you set one. Of the password we keep an argon2id hash, from which it cannot be read back. If you sign in with Google, we also keep the identifier it gives us for you, and a copy of your picture there until you set one here. For our team, also the second factors for the Desk.",
    why: "So that you find your own things again.",
    ends: "When you ask us to delete the account.",
  },
  "Signed-in devices": {
    what: "When you signed in, when you were last seen, what your browser calls itself, and your network address as a keyed hash that does not show the address.",
    why: "So that you stay signed in, and a session can be ended from our side.",
    ends: `After 14 days without a visit, after 30 days in any case, and at once when you sign out. The record is deleted ${retention.sessions} days after you sign out, or, if you never do, as long after those 30 days.`,
  },
  Votes: {
    what: "Which app, on which day, and whose vote: your account’s, or that of a random number your browser carries for us.",
    why: "So that each device counts once for each app.",
    ends: "No day is set, and a vote stays when its app leaves the list. Votes of a deleted account stay, without an owner.",
  },
  "Quiz results": {
    what: "For members: the archetype, the five answers and the day. Without an account, your result stays in your own tab and we store none of it.",
    why: "So that your archetype is there when you come back.",
    ends: "When you ask us to delete them, or the account.",
  },
  "The waiting list": {
    what: "Your name, your email address, the day, and what draws you to The Collective if you told us.",
    why: "To write to you when there is a place.",
    ends: `Deleted ${retention.leftWaitlist} days after you leave the list, by the link in our email or by asking us.`,
  },
  Applications: {
    what: "What you wrote in the form: name, address, role, goals, challenges, experience, and your answers on commitment, investment and timing. With it, how far we have got in reading it, and our own notes.",
    why: "So that a person can read it and answer.",
    ends: "When you ask us to delete it.",
  },
  "Emails we send": {
    what: `The address, the subject, whether it went, and when. Its text, for ${retention.mailTexts} days; if it holds a link for you alone, only until it is sent. Of such a link we keep a fingerprint and the address it went to, until ${retention.links} days after it has run out.`,
    why: "So that no email is lost, and none goes out twice.",
    ends: `After ${retention.mails} days. The notice that tells our team of an application holds your name and nothing else of yours.`,
  },
  "Tool news": {
    what: "About which tool we wrote to you and when; and the day, if you asked for no more of these emails.",
    why: "So that every member with a confirmed address, whatever their membership, is written to at most once about each tool, and not after they have said no.",
    ends: "With the account.",
  },
  "Forms held back": {
    what: "A form that looked as if a machine had filled it in: what was in it, the day, and what made us doubt.",
    why: "So that a person can look again and let a real one through.",
    ends: `After ${retention.quarantinedForms} days. One for the waiting list goes as soon as you leave the list.`,
  },
  "What we publish": {
    what: "The words of this site, and our emails to members: which of us wrote them, and when.",
    why: "So that an earlier version can be restored.",
    ends: "No day is set. When the account of one of us is deleted, the name goes.",
  },
  "What happened, and when": {
    what: "That you joined, signed in or out, or changed something about your account; and when one of us changes a membership or moves an application along: who, what and when.",
    why: "So that a change can be explained a year later.",
    ends: "No day is set. When an account is deleted, its details are emptied from these lines; that something happened stays.",
  },
  "Counters against misuse": {
    what: "How often a network address, or an account, has just tried the same thing; and, for a day after an account is deleted, a count of the emails that we had just sent to its address, under a keyed hash that does not show the address.",
    why: "To slow down guessing and flooding.",
    ends: "When the counter runs out, within a day.",
  },
} as const;

/** The names are those that the browser's developer tools show. */
export const storedInBrowser = [
  {
    names: ["aurea.session"],
    kind: "Cookie",
    what: "Says that you are signed in. Encrypted, and closed to scripts.",
    ends: "When you sign out, or after 30 days at most",
  },
  {
    names: ["aurea.device"],
    kind: "Cookie",
    what: "Says that this browser has been in your account before, so that a stranger who guesses at your password cannot shut you out.",
    ends: "After a year",
  },
  {
    names: ["aurea.visitor"],
    kind: "Cookie",
    what: "A random number, signed by us when you vote without an account.",
    ends: "After 400 days",
  },
  {
    names: ["aurea.csrf"],
    kind: "Cookie",
    what: "Guards the sign-in form against other sites.",
    ends: "When you close the browser",
  },
  {
    names: ["aurea.google", "aurea.google-link"],
    kind: "Cookies",
    what: "Tie Google’s answer to your question, and are set only if you sign in that way.",
    ends: "After a quarter of an hour at most",
  },
  {
    names: ["__prerender_bypass"],
    kind: "Cookie",
    what: "For our team: that a preview of words that are not published yet is open.",
    ends: "When the preview is left, whoever opened it signs out, or the browser is closed",
  },
  {
    names: ["aurea.voter"],
    kind: "Local storage",
    what: "A random number that your browser chooses when you vote. If you vote without an account and it has no aurea.visitor yet, that cookie gets this number, so that a vote counts once even if our answer to it was lost.",
    ends: "When you clear this site’s data",
  },
  {
    names: ["votedAppIds"],
    kind: "Local storage",
    what: "The apps this browser has voted for, so that their buttons say so.",
    ends: "When you clear this site’s data",
  },
  {
    names: ["aurea.desk.keys"],
    kind: "Local storage",
    what: "For our team: that the Desk’s keyboard shortcuts are turned off.",
    ends: "When they are turned on again, or you clear this site’s data",
  },
  {
    names: ["aurea.start"],
    kind: "Local storage",
    what: "The number of the account whose list of first things you have put away, so that the next member here sees theirs.",
    ends: "When you clear what this site keeps",
  },
  {
    names: ["eqArchetype", "eqAnswers", "eqUnfinished", "eqAttempt", "eqSaved"],
    kind: "Session storage",
    what: "Your quiz result, the answers behind it, and whether your profile has it.",
    ends: "When you sign out, somebody else signs in, you retake the quiz, or close the tab",
  },
  {
    names: ["aurea.sender"],
    kind: "Session storage",
    what: "The name and the address you gave for the waiting list or an application, so that the other form does not ask again.",
    ends: "When you sign out, somebody else signs in, or you close the tab",
  },
  {
    names: [
      "aurea.desk.note",
      "aurea.desk.announcement",
      "aurea.desk.decision",
      "aurea.desk.tool",
      "aurea.desk.page",
    ],
    kind: "Session storage",
    what: "For our team: a note, an email to many, an answer to an application, the address of a tool or words of a page that have not been saved yet.",
    ends: "When it is saved, or whoever wrote it signs out or closes the tab",
  },
  {
    names: [
      "aurea.draft.waitlist",
      "aurea.draft.application",
      "aurea.draft.nickname",
      "aurea.draft.address",
      "aurea.draft.sign-up",
    ],
    kind: "Session storage",
    what: "What you have typed into one of the two coaching forms or to sign up, or as your nickname or new address, and not yet sent. Never a password.",
    ends: "When you send it, sign out, somebody else signs in, or you close the tab",
  },
  {
    names: ["aurea.draft.picture"],
    kind: "Session storage",
    what: "A random number that says whose a picture is that was chosen and not saved yet. The picture itself is in no storage.",
    ends: "When you save the picture, sign out, somebody else signs in, or you close the tab",
  },
  {
    names: ["aurea.owner"],
    kind: "Session storage",
    what: "The number of the account whose result and texts these are, so that nobody else is shown them.",
    ends: "With the last of them",
  },
] as const;

type StoredName = (typeof storedInBrowser)[number]["names"][number];

/** The key of a stored value: a name above, which may be followed by ids, as in "aurea.desk.note.ID". */
export type StorageKey = StoredName | `${StoredName}.${string}`;
