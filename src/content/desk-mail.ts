import { unreachable } from "./load-failures";

export const mailStates = ["queued", "sent", "failed", "cancelled"] as const;

export type MailState = (typeof mailStates)[number];
/** "filed" means written to a file, because there is no mail server. */
export type ShownMailState = MailState | "filed";

export const deskMail = {
  heading: "Emails and their delivery",
  note: "Emails are sent automatically. A failed attempt is repeated for about four days.",
  noteFiled: "No mail server is connected yet: emails are written to files on the server and not sent.",
  searchLabel: "Find emails by recipient",
  filterLabel: "State of the emails",
  all: "All emails",
  samples: "Examples of all emails",
  states: {
    queued: "Waiting to be sent",
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
  tries: (count: number) => (count === 1 ? "1 attempt" : `${count} attempts`),
  when: {
    created: "Created",
    sent: "Sent",
    filed: "Written to a file",
    next: "Next attempt",
    failed: "Failed",
    cancelled: "Cancelled",
  },
  errors: {
    "link-void": "its link was used or replaced before it was sent",
    "mailbox-full":
      "visitors had already caused as many emails to this address as we allow: three in an hour or six in a day, and of these at most two and four from forms. Only the newest of each kind waits for room, for up to a day",
    "bad-recipient": "the address cannot receive emails",
    "not-wanted":
      "the person had unsubscribed, left the waiting list, changed the address or deleted the account, or was invited or answered meanwhile, or the decision had changed",
    "unknown-kind": "this release does not know this kind of email",
    "unreadable-payload": "its stored data cannot be read",
    ETIMEDOUT: "the mail server did not answer in time",
    ESOCKET: "the connection to the mail server broke",
    ECONNECTION: "the mail server could not be reached",
    ECONNREFUSED: "the mail server refused the connection",
    ECONNRESET: "the mail server closed the connection",
    EDNS: "the mail server’s name was not found",
    EAUTH: "the mail server refused the user name or password",
    ETLS: "the mail server’s encryption did not work",
    EENVELOPE: "the mail server refused the sender or the recipient",
    EMESSAGE: "the mail server refused the email",
    EPROTOCOL: "the mail server sent an unexpected answer",
  } as Record<string, string>,
  otherError: "the mail server did not accept it",
  resend: {
    action: "Send again",
    done: "It is queued again.",
    failed: `It was not sent again. ${unreachable}`,
    waiting: "It is already waiting to be sent.",
    calledOff: "It was cancelled before it was sent. There is nothing left to do.",
    gone: "This email is no longer in the log. Go back to the list of emails.",
    moved: "This email was already queued again. There is nothing left to do.",
    soon: "This email was sent less than a minute ago. Wait a moment before you send another.",
    overtaken:
      "This email is no longer needed: the person left the list or was invited, confirmed the address, or no longer wants the change. There is nothing left to do.",
    decided:
      "The application has a different status now, so this email is out of date. If the person needs an answer, please write to them yourself.",
    linkVoid: "Its link was used. The recipient can request a new one on the site.",
    once: "A member gets an announcement only once. There is nothing left to do.",
    notKept: "Its text is no longer stored, so it cannot be sent again. Please write a new email.",
  },
  mail: {
    back: "All emails",
    facts: "Delivery",
    kind: "Kind",
    to: "To",
    state: "State",
    tries: "Attempts",
    about: "About",
    error: "Last error",
    shown: "Preview",
    text: "As plain text",
    frame: (subject: string) => `The email “${subject}”`,
    unseen:
      "The text is no longer stored. It is deleted after a month, or once the email is sent if it has a one-time link.",
    linkNote: "Links in this preview do not work; only the sent email has the real one.",
  },
  gallery: {
    heading: "Examples of all emails",
    note: "The names and dates are invented.",
    listLabel: "Emails",
  },
  empty: {
    all: "There are no emails yet.",
    queued: "No emails are waiting to be sent.",
    sent: "No emails have been sent yet.",
    failed: "No emails have failed.",
    cancelled: "No emails were cancelled.",
  },
  notFound: (query: string) => `There is no email to “${query}” here. Try the complete address.`,
  truncated: "Too many people match this name, so some emails may be missing. Search for a complete address.",
} as const;
