import { countLimit } from "@/lib/count-limit";
import { groupDigits } from "@/lib/grouped-digits";

function people(count: number) {
  return count === 1 ? "1 person" : `${count} people`;
}

const statuses = { waiting: "Waiting", invited: "Invited", left: "Left" };

export const deskWaitlist = {
  title: "Waiting list",
  heading: (count: number) => {
    if (count === 0) return "No one is waiting";
    if (count === 1) return "One person is waiting";
    return count >= countLimit
      ? `More than ${countLimit - 1} people are waiting`
      : `${count} people are waiting`;
  },
  note: "The Collective, nine weeks in a group",
  filters: { label: "Filter by status", all: "All", ...statuses },
  order: { label: "Sort by", newest: "Newest first", oldest: "Longest wait first" },
  statuses: statuses as Record<string, string>,
  columns: {
    select: "Select",
    person: "Person",
    joined: "Joined",
    motivation: "Motivation",
    status: "Status",
    actions: "Actions",
  },
  caption: "People on the waiting list",
  select: (name: string) => `Select ${name}`,
  selectAll: "Select all on this page",
  quote: { all: "Show all", less: "Show less", none: "No note" },
  on: { invited: "since", left: "on" },
  invitedBefore: "Invited before",
  empty: {
    all: "No entries yet. New ones appear here automatically.",
    waiting: "No one is waiting.",
    invited: "No invitations have been sent yet.",
    left: "No one has left the list.",
    found: (query: string, isWhole: boolean) =>
      `No entry here matches “${query}”. Try fewer letters${isWhole ? "" : ", or choose “All”"}.`,
  },
  bar: {
    label: "Invitations",
    chosen: (count: number) => `${people(count)} selected`,
    invite: (count: number) => `Invite ${people(count)}`,
    clear: "Clear the selection",
    sending: (count: number) => `Inviting ${people(count)}…`,
    close: "Close",
    retry: (count: number) => `Try ${people(count)} again`,
  },
  done: {
    invited: (count: number) => `${people(count)} invited. The emails are queued.`,
    oneInvited: (name: string) => `${name} is invited. The email is queued.`,
    already: (count: number) => `${people(count)} had already been invited and got no second email.`,
    left: (count: number) => `${people(count)} had left the list meanwhile.`,
    failed: (count: number) =>
      `${people(count)} could not be invited, because the site did not answer. Try again.`,
    queued: (count: number) =>
      count === 1 ? "1 email is still to be sent." : `${count} emails are still to be sent.`,
    none: "No one was invited.",
  },
  dialog: {
    heading: (count: number) => `Invite ${people(count)}?`,
    headingOne: (name: string) => `Invite ${name}?`,
    text: "Each person gets this email once. You cannot undo it.",
    textOne: (email: string) => `This email is sent to ${email} once. You cannot undo it.`,
    mail: "The email",
    more: (count: number) => `and ${count} more`,
    submit: (count: number) => (count === 1 ? "Send the invitation" : `Send ${count} invitations`),
    cancel: "Not now",
    close: "Close without inviting",
  },
  row: {
    invite: "Invite",
    inviteOf: (name: string) => `Invite ${name}`,
    leave: "Remove",
    leaveOf: (name: string) => `Remove ${name} from the list`,
  },
  leave: {
    heading: (name: string) => `Remove ${name} from the list?`,
    text: "Do this only at their request. They get no invitation, and no email about the removal.",
    confirm: "Remove from the list",
    cancel: "Cancel",
    close: "Close this dialog",
    done: (name: string) => `${name} was removed from the list.`,
  },
  errors: {
    notThere: "This entry no longer exists. Check the list again.",
    tooMany: (limit: number) =>
      `At most ${groupDigits(limit)} people can be invited at once. No one was invited; please select fewer.`,
    hasLeft: "This person has already left the list. There is nothing left to do.",
  },
  file: {
    download: "Download as CSV",
    withSemicolons: "Download with semicolons",
    failed: "The file could not be created. Please try again.",
    columns: ["Name", "Email", "Motivation", "Status", "Joined", "Invited", "Left"],
    elsewhere: "This file can be downloaded at the Desk only. Please download it there.",
  },
} as const;
