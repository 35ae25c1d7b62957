export const mailStates = ["queued", "sent", "failed"] as const;

export type MailState = (typeof mailStates)[number];

export const deskMail = {
  heading: "Every letter, and whether it arrived",
  note: "Letters go out by themselves, and are tried again for more than half a day.",
  searchLabel: "Find letters to somebody",
  filterLabel: "State of the letters",
  all: "All letters",
  samples: "What the letters look like",
  states: { queued: "Waiting to go", sent: "Sent", failed: "Did not arrive" } satisfies Record<
    MailState,
    string
  >,
  columns: { mail: "Letter", state: "State", to: "To", when: "When", again: "Send it again" },
  otherKind: "Another letter",
  about: {
    application: "To the application",
    entry: "On the waiting list",
    user: "To the member",
    announcement: "To the announcement",
    trial: "To the announcement",
  } as Record<string, string>,
  tries: (count: number) => (count === 1 ? "1 try" : `${count} tries`),
  when: {
    created: "Written",
    sent: "Sent",
    next: "Next try",
    failed: "Given up",
  },
  /** What a mail server's code comes to; the code itself stands beside it. */
  errors: {
    "link-void": "its link was used or replaced before it left",
    "mailbox-full":
      "kept back: its owner had three letters in an hour, or six in a day, that anybody could have caused",
    "bad-recipient": "the address cannot be written to",
    "not-wanted": "its reader had left the announcements, or was gone",
    "unknown-kind": "this release does not know the letter",
    "unreadable-payload": "what it was to be made from cannot be read",
    ETIMEDOUT: "the mail server did not answer in time",
    ESOCKET: "the connection to the mail server broke",
    ECONNECTION: "the mail server could not be reached",
    ECONNREFUSED: "the mail server let nobody in",
    ECONNRESET: "the mail server hung up",
    EDNS: "the mail server’s name was not found",
    EAUTH: "the mail server refused our name or password",
    ETLS: "the mail server’s encryption did not work",
    EENVELOPE: "the mail server refused the address",
    EMESSAGE: "the mail server refused the letter",
    EPROTOCOL: "the mail server said something strange",
  } as Record<string, string>,
  otherError: "it could not be handed over",
  resend: {
    action: "Send again",
    busy: "Sending…",
    done: "It is on its way again.",
    failed: "It was not sent again. Please try again in a minute.",
    waiting: "It is waiting to go already.",
    gone: "That letter is not in the log any more. Go back to the list of letters.",
    moved: "Somebody was quicker: this letter is on its way already; there is nothing left to do.",
    soon: "This letter left less than a minute ago. Give it a moment before you send another.",
    overtaken:
      "Nobody waits for it any more: they left the list, confirmed the address, or no longer ask for the change; there is nothing left to do.",
    linkVoid: "Its link is used up. Whoever needs a new one asks for it on the site.",
    once: "An announcement goes to nobody twice; there is nothing left to do.",
    notKept: "What it said is no longer kept, so it cannot go out a second time. Please write to them anew.",
  },
  mail: {
    back: "All letters",
    facts: "How it went",
    kind: "Kind",
    to: "To",
    state: "State",
    tries: "Tries",
    about: "About",
    error: "Last answer",
    shown: "As it looks",
    text: "As plain text",
    frame: (subject: string) => `The letter “${subject}”`,
    unseen:
      "Only the facts are left. Letters with a one-time link are emptied once they are sent, others after a month.",
    linkNote: "Links in this picture lead nowhere; only the letter itself has the real one.",
  },
  gallery: {
    heading: "The letters, as they look",
    note: "Names and dates in them are made up.",
    listLabel: "Letters",
    open: (label: string) => `Show “${label}”`,
  },
  empty: {
    all: "No letter has been written yet.",
    queued: "Nothing waits: every letter has gone out.",
    sent: "Nothing has gone out so far.",
    failed: "Every letter arrived. There is nothing to do here.",
  },
  notFound: (query: string) => `There is no letter to “${query}” here. A whole address finds the most.`,
  isCut: "More people answer to that name than were looked at; a whole address finds every letter to it.",
} as const;
