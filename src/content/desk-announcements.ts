import { groupedDigits } from "@/lib/grouped-digits";
import { unreachable } from "./load-failures";

function members(count: number) {
  return count === 1 ? "1 member" : `${groupedDigits(count)} members`;
}

export const announcementStates = ["draft", "sending", "paused", "stopped", "sent"] as const;

/** A member with several reasons is counted under the first. */
export const leftOutReasons = ["unconfirmed", "left", "written", "elsewhere"] as const;

export type LeftOutReason = (typeof leftOutReasons)[number];

export type AnnouncementState = (typeof announcementStates)[number];

/** Returns the proposed text of an announcement, from a tool's name and its text on the products page. */
export function proposeText(tool: string, text: string) {
  return {
    subject: `${tool} is open`,
    body: `When you joined, your name went down for the free tools. ${tool} is ready for you.\n\n${text}\n\nIt costs nothing. Use it once tonight, and answer this email if you want to tell us how it went.`,
  };
}

export const deskAnnouncements = {
  heading: "When a tool opens",
  note: "The products page promises one email, when the first tool opens.",
  toList: "All announcements",
  tools: {
    soon: "Coming soon",
    open: "Open",
    openSince: (day: string) => `Open since ${day}. The products page and the lounge lead there.`,
    closed: "The products page says “Coming soon”.",
    address: "Where it is",
    addressHelp: "A whole address that begins with https://",
    addressNow: (address: string) => `It is at ${address} now.`,
    openAction: "Open it on the site",
    move: "Save the address",
    close: "Back to coming soon",
    write: "Write the email",
    opened: (tool: string) => `${tool} is open. The site shows it within five seconds.`,
    closedNow: (tool: string) => `${tool} is coming soon again.`,
    dialog: {
      heading: (tool: string) => `Close ${tool}?`,
      text: "The products page says “Coming soon” again, and links that were sent in emails stay as they are.",
      confirm: "Close it",
      cancel: "Leave it open",
      dismiss: "Close this question",
    },
  },
  states: {
    draft: "Draft",
    sending: "On its way",
    paused: "Paused",
    stopped: "Stopped",
    sent: "Sent",
  } satisfies Record<AnnouncementState, string>,
  list: {
    heading: "What was written",
    caption: "Announcements",
    columns: { subject: "Email", state: "State", tool: "Tool", reached: "Written to", when: "When" },
    reached: members,
    empty:
      "Nothing has been announced yet. Choose a tool above, and write the email that its readers wait for.",
  },
  write: {
    heading: "The email",
    subject: "Subject",
    body: "Text",
    bodyHelp:
      "An empty line begins a paragraph. The greeting, the button to the tool and the unsubscribe link are added.",
    toAll: "Also to members who had an email about another tool",
    toAllHelp: "They were promised one email, when the first tool opens.",
    submit: "Save the draft",
    sending: "Saving the draft…",
    saved: "Saved. The email is shown as it stands now.",
    discard: "Throw the draft away",
  },
  email: {
    heading: "As it arrives",
    frame: (subject: string) => `The announcement “${subject}”`,
    note: "Shown with your own name; here its links lead nowhere.",
    leadsTo: (address: string) => `Its button leads to ${address}`,
    leadsToProducts: "Its button leads to the products page.",
  },
  trial: {
    action: "Send a trial to myself",
    whose: "the announcement",
    done: (email: string) => `A trial is on its way to ${email}.`,
    failed: `No trial was sent. ${unreachable}`,
  },
  reach: {
    heading: "Whom it reaches",
    toWrite: (count: number) => (count === 0 ? "Nobody" : members(count)),
    toWriteNote: "with a confirmed address, once each, whatever their membership; coaches too",
    leftOut: "Left out",
    reasons: {
      unconfirmed: "have not confirmed their address",
      left: "asked for no announcements",
      written: "had an email about this tool before",
      elsewhere: "had theirs when another tool opened",
    },
    nobodyLeftOut: "Nobody is left out.",
    stillSoon: (tool: string) =>
      `${tool} still says “Coming soon”, so the button of the email leads to the products page. Open the tool first, and it leads there.`,
  },
  send: {
    action: (count: number) => `Send to ${members(count)}`,
    nobody: "There is nobody to send it to",
    unsaved: "Save the draft first: what is sent is what was saved.",
    heading: (count: number) => `Send this email to ${members(count)}?`,
    text: "It is sent in batches, and can be paused or stopped meanwhile. Emails that were sent cannot be taken back.",
    confirm: "Send it off",
    cancel: "Not yet",
    close: "Close without sending",
  },
  progress: {
    heading: { sending: "On its way", paused: "Paused", stopped: "Stopped", sent: "Sent" },
    label: "Members written to",
    of: (total: number) => `of ${groupedDigits(total)} emails are sent`,
    waiting: (count: number) =>
      count === 1 ? "1 email waits in the outbox" : `${count} emails wait in the outbox`,
    failed: (count: number) => (count === 1 ? "1 did not arrive" : `${count} did not arrive`),
    toMail: "See which",
    hints: {
      sending: "You may leave this page; sending continues.",
      paused: "No email is sent while it is paused. No member gets it twice.",
      stopped: "It stays as it is. A new email about this tool would go to those who have none yet.",
      sent: "It was sent to everybody it was for.",
    },
    sentOff: "Sent off",
    by: (name: string) => `by ${name}`,
    reached: (count: number) => `Written to ${members(count)}.`,
    unsent: (count: number) => `${members(count)} would still have been written to.`,
  },
  moves: {
    paused: "Pause",
    sending: "Go on",
    stopped: "Stop for good",
    stop: {
      heading: "Stop this announcement for good?",
      text: (count: number) => `${members(count)} will not get it. To hold it only for a while, pause it.`,
      confirm: "Stop it",
      cancel: "Let it be",
      close: "Close without stopping",
    },
  },
  discard: {
    heading: "Throw this draft away?",
    text: "It was sent to nobody. Its text is deleted.",
    confirm: "Throw it away",
    cancel: "Keep it",
    close: "Close and keep it",
  },
  refused: {
    gone: "This announcement is not there any more. Go back to the list of announcements.",
    changedMeanwhile:
      "It was changed in another window or by another coach meanwhile, so nothing was saved. Your text is kept here: load the page again, and save it if you still want it.",
    illegal: "That is not possible in its current state. Please load the page again.",
    subject: "Please give the email a subject",
    body: "Please write the email",
    tooLong: (limit: number) => `Please keep it to ${limit} characters`,
    unstorable: "There is a character in here that we cannot keep",
    address: "Please give a whole address that begins with https://",
  },
} as const;
