import { dayAndTime, timeOfDay } from "@/lib/calendar";
import { groupedDigits } from "@/lib/grouped-digits";
import { applicationFields } from "./application-fields";

export const applicationStatuses = {
  pending_review: "Pending review",
  in_review: "In review",
  invited: "Invited",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
} as const;

function statusLabel(status: string): string {
  return Object.hasOwn(applicationStatuses, status)
    ? applicationStatuses[status as keyof typeof applicationStatuses]
    : status;
}

function on(at: Date | null) {
  return at ? ` on ${dayAndTime(at)}` : "";
}

function short(choice: string) {
  return choice.split(" - ")[0] ?? choice;
}

const commitments: Record<string, string> = applicationFields.commitmentLevel.choices;

export const deskApplications = {
  title: "Applications",
  statuses: applicationStatuses,
  statusLabel,
  /** Returns "High" of "High - I'm ready to do whatever it takes". */
  commitment: (level: string) => short(commitments[level] ?? level),
  due: {
    late: (days: number) => (days === 1 ? "1 day late" : `${groupedDigits(days)} days late`),
    today: "Today",
    answered: "Answered",
  },
  filters: { label: "Show applications", awaiting: "Awaiting an answer", all: "All" },
  sorts: { label: "Sorted by", due: "Due date", newest: "Newest", oldest: "Oldest" },
  columns: { applicant: "Applicant", due: "Due", commitment: "Commitment", status: "Status" },
  applied: (day: string) => `Applied ${day}`,
  found: (query: string) => `Found for “${query}”`,
  clear: "Show all again",
  empty: {
    awaiting: "Nobody is waiting for an answer. New applications come in here by themselves.",
    pending_review: "Every application has been opened by somebody on the team.",
    in_review: "Nothing is being read at the moment.",
    invited: "No invitation is open: everybody who was asked to a call has been decided on.",
    accepted: "Nobody has been accepted yet.",
    declined: "Nobody has been turned down.",
    withdrawn: "Nobody has taken an application back.",
    all: "No application has come in so far. The form is on the coaching page.",
    search: (query: string) =>
      `No applicant under this filter is called “${query}” or writes from such an address.`,
  },
  record: {
    back: "All applications",
    neighbours: {
      label: "The same list",
      previous: "Previous",
      next: "Next",
    },
    dueBy: (day: string) => `Due ${day}`,
    dueToday: "Due today",
    answers: "What they wrote",
    noAnswer: "Left empty",
    facts: "In short",
    program: "Program",
    priority: "Priority",
    submitted: "Came in",
    opened: "Opened by the team",
    yes: "Yes",
    no: "Not yet",
  },
  next: {
    heading: "What happens next",
    hints: {
      pending_review: "Take it into review, so that the others see it is being read.",
      in_review:
        "When you have read it, invite them to the discovery call, or say no right away. You see the email before it is sent.",
      invited: "After the call: yes or no. Both come with an email that you can change.",
      accepted: "This application is closed with a yes.",
      declined: "This application is closed with a no.",
      withdrawn: "They took the application back; there is nothing left to do.",
    },
    actions: {
      pending_review: "",
      in_review: "Take into review",
      invited: "Invite to a call",
      accepted: "Accept",
      declined: "Decline",
      withdrawn: "Mark as withdrawn",
    },
    moved: (status: string) => `Saved. It now stands at “${statusLabel(status)}”.`,
    movedWithMail: (status: string) => `Saved as “${statusLabel(status)}”. The email is sent in ten minutes.`,
    show: "Show where it stands now",
    shown: "This is how it stands now.",
  },
  takeBack: {
    action: "Take it back",
    until: (at: Date, from: string) => `Until ${timeOfDay(at)} it can go back to “${statusLabel(from)}”.`,
    withEmail: (at: Date, from: string) =>
      `The email is sent at ${timeOfDay(at)}. Until then it can go back to “${statusLabel(from)}”, which cancels the email.`,
    done: (status: string) => `Taken back. It stands at “${statusLabel(status)}” again.`,
    doneWithEmail: (status: string) => `Taken back to “${statusLabel(status)}”. The email was cancelled.`,
  },
  mail: {
    headings: {
      invited: (name: string) => `Invite ${name}`,
      accepted: (name: string) => `Accept ${name}`,
      declined: (name: string) => `Decline ${name}`,
    },
    to: "Goes to",
    subject: "Subject",
    body: "Email",
    bodyHelp: "An empty line begins a new paragraph.",
    send: "Send this email",
    silent: "No email goes out. Only the record changes.",
    replaces: "The email that still waits is cancelled: they hear of this step only.",
    preview: "As they will see it",
    confirm: {
      invited: "Invite and send",
      accepted: "Accept and send",
      declined: "Decline and send",
    },
    confirmSilently: {
      invited: "Invite without an email",
      accepted: "Accept without an email",
      declined: "Decline without an email",
    },
    cancel: "Not now",
    close: "Close the email",
  },
  withdraw: {
    heading: (name: string) => `Has ${name} taken it back?`,
    text: "A withdrawn application is closed for good, and nobody is written to.",
    confirm: "Yes, mark as withdrawn",
    cancel: "No, leave it open",
    close: "Close this question",
  },
  notes: {
    heading: "Notes",
    hint: "Only the team reads these.",
    label: "New note",
    add: "Add the note",
    added: "The note is kept.",
    remove: "Remove",
    removeOf: (day: string) => `Remove the note of ${day}`,
    sure: "Remove this note?",
    sureYes: "Yes, remove it",
    sureNo: "Keep it",
    removed: "The note is gone; the audit says what it was.",
    none: "No notes so far.",
    somebody: "Somebody who has left",
  },
  mails: {
    heading: "Emails",
    none: "No email about this application has gone out.",
    read: "Read the email",
    why: "See why, and send it again",
  },
  history: {
    heading: "History",
    applied: "Applied",
    moved: (from: string, to: string) => `${statusLabel(from)} to ${statusLabel(to)}`,
    takenBack: (from: string, to: string) => `${statusLabel(from)} taken back to ${statusLabel(to)}`,
    mail: (subject: string) => `with the email “${subject}”`,
    noMail: "without an email",
    by: (name: string) => `by ${name}`,
    system: "by the site",
  },
  errors: {
    subject: "An email needs a subject",
    body: "An email needs a few words",
    note: "Write a word or two first",
    tooLong: (limit: number) => `At most ${groupedDigits(limit)} characters fit in here`,
    unstorable: "There is a character in this that cannot be kept. Please write it anew.",
    noMail: "No email belongs to this step",
    notThere: "This application is not there any more; please go back to the list.",
    noteGone: "This note has been removed already; there is nothing left to do.",
    illegal: (from: string, to: string) =>
      `An application cannot go from “${statusLabel(from)}” to “${statusLabel(to)}”. Look at its current status.`,
    tooLate:
      "More than ten minutes have passed, so this step cannot be taken back. Write to them if it was a mistake.",
    takenBack: "Somebody was quicker: this step has been taken back already; there is nothing left to do.",
    emailGone:
      "The email was just sent, so this step cannot be taken back. Write to them if it was a mistake.",
    yourself: "You",
    somebody: "Somebody on the team",
    changed: (who: string, name: string, status: string, at: Date | null) =>
      `${who} moved the application of ${name}${on(at)}. By now it is at “${statusLabel(status)}”, and nothing of yours was saved. Look at it again before you decide.`,
  },
} as const;
