import { programs, programTerms } from "./programs";

const { collective, partnership } = programs;

/** The words of the letters that the two coaching forms bring about, to visitors and to the team. */
export const coachingMails = {
  waitlistJoined: {
    subject: `You are on the waiting list of ${collective.name}`,
    preview: "Your name is on the list, and one click takes it off again.",
    heading: "We keep a chair for you",
    paragraphs: [
      `We have put you on the waiting list of ${collective.name}. It costs nothing and binds you to nothing.`,
      "When a circle opens, you may apply before it is announced anywhere else. Until then we write only if there is something to say.",
    ],
    leave: "Leave the waiting list",
    notes: [
      "If somebody else put your address there, the link below takes it off, and that is the end of it.",
    ],
  },
  waitlistInvited: {
    subject: `${collective.name}: a circle opens, and you may apply first`,
    preview: "You waited. Here is your turn, ahead of everybody else.",
    heading: "A circle opens",
    paragraphs: [
      `You asked to hear from us when there is a place in ${collective.name}. There is, and those who waited come first.`,
      "Look at the program again in peace. If it still calls you, answer this letter and say so; a person writes back.",
    ],
    action: "See the program",
    leave: "I no longer want a place: take me off the list",
  },
  applicationReceived: {
    subject: "Your application has arrived",
    preview: `A person reads it within ${programTerms.reviewDays}.`,
    heading: "It is with us now",
    paragraphs: [
      `Your application for ${partnership.name} has arrived, whole and in one piece.`,
      `One of us goes through it by hand and answers you within ${programTerms.reviewDays}. If you are selected, we invite you to a discovery call of ${programTerms.discoveryCall}.`,
      "Until then nothing is asked of you.",
    ],
    notes: ["If you did not write to us, tell us by answering this letter, and we remove what was sent."],
  },
  decision: {
    preview: "Our answer to what you wrote to us.",
    heading: (name: string | null) =>
      name ? `${name}, this is our answer` : "This is our answer to your application",
  },
  applicationArrived: {
    subject: "A new application waits at the Desk",
    preview: "Somebody applied for the Partnership.",
    heading: "Somebody has applied",
    paragraphs: ["What they wrote is at the Desk and not in this letter."],
    facts: { name: "From", due: "Answer promised by" },
    unnamed: "A name that looks like an address; see the record",
    action: "Open the application",
  },
  digest: {
    subject: (waiting: number) =>
      waiting === 0 ? "The Desk this morning" : `The Desk this morning: ${waiting} to answer`,
    preview: "What is due, what is late and what is new.",
    heading: "What waits for you today",
    paragraphs: (day: string) => [`This is how things stand at the Desk on ${day}.`],
    facts: {
      overdue: "Applications past their day",
      due: "Applications due today",
      entries: "New on the waiting list since the last business morning",
      failedMails: "Letters that could not be sent",
    },
    many: (count: number, most: number) => (count >= most ? `${most} or more` : `${count}`),
    action: "Go to the Desk",
  },
  toTeam: "This letter goes to the team and to nobody else. Whoever gets it by mistake, please delete it.",
} as const;
