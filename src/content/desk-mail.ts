import { unreachable } from "./load-failures";

export const mailStates = ["queued", "sent", "failed", "cancelled"] as const;

export type MailState = (typeof mailStates)[number];
/** "filed": written to a file, because there is no mail server. */
export type ShownMailState = MailState | "filed";

export const deskMail = {
  heading: "Every email, and whether it arrived",
  note: "Emails go out by themselves, and are tried again for more than half a day.",
  noteFiled:
    "No mail server is connected yet: every email is a file in a folder of the machine, and reaches nobody.",
  searchLabel: "Find emails to somebody",
  filterLabel: "State of the emails",
  all: "All emails",
  samples: "What the emails look like",
  states: {
    queued: "Waiting to go",
    sent: "Sent",
    filed: "Written to a file",
    failed: "Did not arrive",
    cancelled: "Cancelled",
  } satisfies Record<ShownMailState, string>,
  columns: { mail: "Email", state: "State", to: "To", when: "When", again: "Send it again" },
  otherKind: "Another email",
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
    filed: "Into a file",
    next: "Next try",
    failed: "Given up",
    cancelled: "Cancelled",
  },
  /** Explanations of mail server codes, shown beside the code. */
  errors: {
    "link-void": "its link was used or replaced before it was sent",
    "mailbox-full":
      "withheld: other people had caused three emails to this address in an hour, or six in a day",
    "bad-recipient": "the address cannot be written to",
    "not-wanted": "its reader had left the announcements, or was gone",
    "unknown-kind": "this release does not know the email",
    "unreadable-payload": "what it was to be made from cannot be read",
    ETIMEDOUT: "the mail server did not answer in time",
    ESOCKET: "the connection to the mail server broke",
    ECONNECTION: "the mail server could not be reached",
    ECONNREFUSED: "the mail server refused the connection",
    ECONNRESET: "the mail server closed the connection",
    EDNS: "the mail server’s name was not found",
    EAUTH: "the mail server refused our name or password",
    ETLS: "the mail server’s encryption did not work",
    EENVELOPE: "the mail server refused the address",
    EMESSAGE: "the mail server refused the email",
    EPROTOCOL: "the mail server sent an unexpected answer",
  } as Record<string, string>,
  otherError: "the mail server could not take it",
  resend: {
    action: "Send again",
    done: "It is on its way again.",
    failed: `It was not sent again. ${unreachable}`,
    waiting: "It is waiting to go already.",
    calledOff: "A later step cancelled it before it was sent; there is nothing left to do.",
    gone: "That email is not in the log any more. Go back to the list of emails.",
    moved: "Somebody was quicker: this email is on its way already; there is nothing left to do.",
    soon: "This email was sent less than a minute ago. Wait a moment before you send another.",
    overtaken:
      "Nobody waits for it any more: they left the list, confirmed the address, or no longer ask for the change; there is nothing left to do.",
    linkVoid: "Its link was used. A person who needs a new one can request it on the site.",
    once: "An announcement goes to nobody twice; there is nothing left to do.",
    notKept: "What it said is no longer kept, so it cannot go out a second time. Please write to them anew.",
  },
  mail: {
    back: "All emails",
    facts: "How it went",
    kind: "Kind",
    to: "To",
    state: "State",
    tries: "Tries",
    about: "About",
    error: "Last answer",
    shown: "As it looks",
    text: "As plain text",
    frame: (subject: string) => `The email “${subject}”`,
    unseen:
      "Only the facts are left. Emails with a one-time link are emptied once they are sent, others after a month.",
    linkNote: "Links in this picture lead nowhere; only the email itself has the real one.",
  },
  gallery: {
    heading: "The emails, as they look",
    note: "Names and dates in them are made up.",
    listLabel: "Emails",
  },
  empty: {
    all: "No email has been written yet.",
    queued: "Nothing waits: every email has gone out.",
    sent: "Nothing has gone out so far.",
    failed: "Every email arrived. There is nothing to do here.",
    cancelled: "No email was cancelled.",
  },
  notFound: (query: string) => `There is no email to “${query}” here. A whole address finds the most.`,
  isCut: "More people match that name than were searched. A whole address finds every email to it.",
} as const;
