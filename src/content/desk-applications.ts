import { formatDayAndTime, formatTime } from "@/lib/calendar";
import { groupDigits } from "@/lib/grouped-digits";
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
  return at ? ` on ${formatDayAndTime(at)}` : "";
}

function short(choice: string) {
  return choice.split(" - ")[0] ?? choice;
}

const commitments: Record<string, string> = applicationFields.commitmentLevel.choices;

export const deskApplications = {
  title: "Applications",
  statuses: applicationStatuses,
  statusLabel,
  /** Returns "High" from "High - I'm ready to do whatever it takes". */
  commitment: (level: string) => short(commitments[level] ?? level),
  due: {
    late: (days: number) => (days === 1 ? "1 day late" : `${groupDigits(days)} days late`),
    today: "Today",
    answered: "Answered",
    withdrawn: "Withdrawn",
  },
  filters: { label: "Show applications", awaiting: "Awaiting an answer", all: "All" },
  sorts: { label: "Sorted by", due: "Due date", newest: "Newest", oldest: "Oldest" },
  columns: { applicant: "Applicant", due: "Due", commitment: "Commitment", status: "Status" },
  applied: (day: string) => `Applied ${day}`,
  found: (query: string) => `Results for “${query}”`,
  clear: "Clear the search",
  empty: {
    awaiting: "No applications are waiting for an answer. New ones appear here automatically.",
    pending_review: "No applications are pending review.",
    in_review: "No applications are in review.",
    invited: "No invitations are open.",
    accepted: "No applications have been accepted yet.",
    declined: "No applications have been declined.",
    withdrawn: "No applications have been withdrawn.",
    all: "No applications yet. The form is on the coaching page.",
    search: (query: string) => `No applications in this list match “${query}”. Try fewer letters.`,
  },
  record: {
    back: "Back to the list",
    neighbours: {
      label: "Applications in this list",
      previous: "Previous",
      next: "Next",
    },
    dueBy: (day: string) => `Due ${day}`,
    dueToday: "Due today",
    answers: "Answers",
    noAnswer: "Left empty",
    facts: "Summary",
    program: "Program",
    priority: "Priority",
    submitted: "Submitted",
    opened: "Opened by the team",
    yes: "Yes",
    no: "Not yet",
  },
  next: {
    heading: "Next step",
    hints: {
      pending_review: "Start the review, so that other coaches see that you are reading it.",
      in_review:
        "After reading it, invite the applicant to the discovery call, or decline. You see the email before it is sent.",
      invited: "After the call, accept or decline. You can edit the email for either.",
      accepted: "This application was accepted and is closed.",
      declined: "This application was declined and is closed.",
      withdrawn: "The applicant withdrew this application. There is nothing left to do.",
    },
    actions: {
      pending_review: "",
      in_review: "Start the review",
      invited: "Invite to a call",
      accepted: "Accept",
      declined: "Decline",
      withdrawn: "Mark as withdrawn",
    },
    moved: (status: string) => `Saved. The status is now “${statusLabel(status)}”.`,
    movedWithMail: (status: string) => `Saved as “${statusLabel(status)}”. The email is sent in ten minutes.`,
    show: "Show the current status",
    shown: "This is the current status.",
  },
  undo: {
    action: "Undo",
    until: (at: Date, from: string) =>
      `You can undo this until ${formatTime(at)}. The status returns to “${statusLabel(from)}”.`,
    withEmail: (at: Date, from: string) =>
      `The email is sent at ${formatTime(at)}. Until then you can undo this: the status returns to “${statusLabel(from)}”, and the email is cancelled.`,
    done: (status: string) => `Undone. The status is “${statusLabel(status)}” again.`,
    doneWithEmail: (status: string) =>
      `Undone. The status is “${statusLabel(status)}” again, and the email was cancelled.`,
  },
  mail: {
    headings: {
      invited: (name: string) => `Invite ${name}`,
      accepted: (name: string) => `Accept ${name}`,
      declined: (name: string) => `Decline ${name}`,
    },
    to: "To",
    subject: "Subject",
    body: "Email",
    bodyHelp: "An empty line begins a new paragraph.",
    send: "Send this email",
    silent: "No email is sent. Only the status changes.",
    replaces: "The queued email about the earlier decision is cancelled; only this one is sent.",
    preview: "Preview",
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
    heading: (name: string) => `Did ${name} withdraw the application?`,
    text: "A withdrawn application is closed permanently. No email is sent.",
    confirm: "Yes, mark as withdrawn",
    cancel: "No, leave it open",
    close: "Close this dialog",
  },
  notes: {
    heading: "Notes",
    hint: "The team reads these. They are also in the copy of their data that the applicant can download, so write nothing the applicant should not read.",
    label: "New note",
    add: "Add the note",
    added: "The note is saved.",
    remove: "Remove",
    removeOf: (day: string) => `Remove the note of ${day}`,
    sure: "Remove this note?",
    sureYes: "Yes, remove it",
    sureNo: "Keep it",
    removed: "The note is removed.",
    none: "No notes so far.",
    formerCoach: "A former coach",
  },
  mails: {
    heading: "Emails",
    none: "No emails about this application have been sent.",
    read: "Read the email",
    why: "Show the error and send again",
  },
  history: {
    heading: "History",
    applied: "Applied",
    moved: (from: string, to: string) => `${statusLabel(from)} to ${statusLabel(to)}`,
    undone: (from: string, to: string) => `${statusLabel(from)} undone, back to ${statusLabel(to)}`,
    mail: (subject: string) => `with the email “${subject}”`,
    noMail: "without an email",
    by: (name: string) => `by ${name}`,
    system: "by the site",
  },
  errors: {
    subject: "An email needs a subject",
    body: "An email needs a text",
    note: "Please write the note first",
    tooLong: (limit: number) => `Please keep it to ${groupDigits(limit)} characters`,
    unstorable: "This text contains a character that cannot be stored. Please type it again.",
    noMail: "This step has no email",
    notThere: "This application no longer exists. Please go back to the list.",
    noteGone: "This note was already removed. There is nothing left to do.",
    illegal: (from: string, to: string) =>
      `The status cannot change from “${statusLabel(from)}” to “${statusLabel(to)}”. Check the current status.`,
    tooLate:
      "More than ten minutes have passed, so this cannot be undone. If it was a mistake, write to the applicant.",
    undone: "This step was already undone. There is nothing left to do.",
    emailGone:
      "The email was already sent, so this cannot be undone. If it was a mistake, write to the applicant.",
    yourself: "You",
    anotherCoach: "Another coach",
    changed: (who: string, name: string, status: string, at: Date | null) =>
      `${who} changed the status of the application of ${name}${on(at)}. It is now “${statusLabel(status)}”, and your change was not saved. Check it before you decide.`,
  },
} as const;
