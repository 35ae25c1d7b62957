import { groupedDigits } from "@/lib/grouped-digits";

function people(count: number) {
  return count === 1 ? "1 person" : `${count} people`;
}

const statuses = { waiting: "Waiting", invited: "Invited", left: "Left" };

export const deskWaitlist = {
  title: "Waiting list",
  heading: (count: number, countLimit: number) => {
    if (count === 0) return "Nobody is waiting";
    if (count === 1) return "One person is waiting";
    return count >= countLimit
      ? `More than ${countLimit - 1} people are waiting`
      : `${count} people are waiting`;
  },
  note: "The Collective, nine weeks in a group",
  filters: { label: "Which entries", all: "Everybody", ...statuses },
  order: { label: "Sort by", newest: "Newest first", oldest: "Longest wait first" },
  statuses: statuses as Record<string, string>,
  columns: {
    select: "Select",
    person: "Person",
    joined: "Joined",
    motivation: "What draws them",
    status: "Status",
    actions: "What to do",
  },
  caption: "People on the waiting list",
  select: (name: string) => `Select ${name}`,
  selectAll: "Select all on this page",
  quote: { all: "Show all", less: "Show less", none: "No note" },
  on: { invited: "since", left: "on" },
  invitedBefore: "Invited before",
  empty: {
    all: "Nobody has put their name down yet. New entries turn up here by themselves.",
    waiting: "Nobody is waiting. Everybody here has been invited or has left.",
    invited: "No invitation has gone out so far.",
    left: "Nobody has left the list.",
    found: (query: string) => `No entry here matches “${query}”. Try fewer letters, or search everybody.`,
  },
  bar: {
    label: "Invitations",
    chosen: (count: number) => `${people(count)} selected`,
    invite: (count: number) => `Invite ${people(count)}`,
    clear: "Select nobody",
    sending: (count: number) => `Inviting ${people(count)}…`,
    close: "Close",
    retry: (count: number) => `Try ${people(count)} again`,
  },
  done: {
    invited: (count: number) => `${people(count)} invited. The emails are on their way.`,
    oneInvited: (name: string) => `${name} is invited. The email is on its way.`,
    already: (count: number) => `${people(count)} had an invitation before and got no second one.`,
    left: (count: number) => `${people(count)} had left the list in the meantime.`,
    failed: (count: number) => `${people(count)} could not be reached by this page and may be tried again.`,
    queued: (count: number) =>
      count === 1 ? "1 email is still to be sent." : `${count} emails are still to be sent.`,
    none: "Nobody was invited.",
  },
  dialog: {
    heading: (count: number) => `Invite ${people(count)}?`,
    headingOne: (name: string) => `Invite ${name}?`,
    text: "Each of them gets this email, once. What is sent stays sent.",
    textOne: (email: string) => `This email goes to ${email}, once. It cannot be called back.`,
    mail: "The email",
    greeting: (name: string) => `Dear ${name},`,
    more: (count: number) => `and ${count} more`,
    submit: (count: number) => (count === 1 ? "Send the invitation" : `Send ${count} invitations`),
    cancel: "Not now",
    close: "Close without inviting",
  },
  row: {
    invite: "Invite",
    inviteOf: (name: string) => `Invite ${name}`,
    leave: "Take off",
    leaveOf: (name: string) => `Take ${name} off the list`,
  },
  leave: {
    heading: (name: string) => `Take ${name} off the list?`,
    text: "Do this when they asked for it. They get no invitation, and no email about this.",
    confirm: "Take off the list",
    cancel: "Leave them on it",
    close: "Close this question",
    done: (name: string) => `${name} is off the list.`,
  },
  refused: {
    notThere: "This entry is not there any more. Look at the list again.",
    tooMany: (limit: number) =>
      `At most ${groupedDigits(limit)} people can be invited at once. Nobody was invited; please select fewer.`,
    hasLeft: "This person has left the list already; there is nothing left to do.",
  },
  file: {
    download: "Download as CSV",
    withSemicolons: "Download with semicolons",
    failed: "The file could not be made just now. Please try again.",
    columns: ["Name", "E-mail", "Motivation", "Status", "Joined", "Invited", "Left"],
    elsewhere: "This file is handed out at the Desk only. Please ask for it there.",
  },
} as const;
