import { groupDigits } from "@/lib/grouped-digits";
import { unreachable } from "./load-failures";

function members(count: number) {
  return count === 1 ? "1 member" : `${groupDigits(count)} members`;
}

export const announcementStates = ["draft", "sending", "paused", "stopped", "sent"] as const;

/** A member to whom several reasons apply is counted under the first reason. */
export const leftOutReasons = ["unconfirmed", "left", "written", "elsewhere"] as const;

export type LeftOutReason = (typeof leftOutReasons)[number];

export type AnnouncementState = (typeof announcementStates)[number];

export function proposeText(tool: string, text: string) {
  return {
    subject: `${tool} is open`,
    body: `When you joined, your name went down for the free tools. ${tool} is ready for you.\n\n${text}\n\nIt costs nothing. Use it once tonight, and answer this email if you want to tell us how it went.`,
  };
}

export const deskAnnouncements = {
  heading: "Announcements of free tools",
  note: "Unless you have changed it, the products page has promised one email, when the first tool opens.",
  toList: "All announcements",
  tools: {
    soon: "Coming soon",
    open: "Open",
    openSince: (day: string) => `Open since ${day}. The products page and the lounge link to it.`,
    closed: "The products page says “Coming soon”.",
    address: "Address of the tool",
    addressHelp: "A complete address that begins with https://",
    addressNow: (address: string) => `The address is now ${address}.`,
    openAction: "Open it on the site",
    changeAddress: "Save the address",
    close: "Set to coming soon",
    write: "Write the email",
    opened: (tool: string) => `${tool} is open. The site shows it within five seconds.`,
    closedNow: (tool: string) => `${tool} is coming soon again.`,
    dialog: {
      heading: (tool: string) => `Close ${tool}?`,
      text: "The products page shows “Coming soon” again. Links in emails that were already sent do not change.",
      confirm: "Close it",
      cancel: "Leave it open",
      dismiss: "Close this dialog",
    },
  },
  states: {
    draft: "Draft",
    sending: "Sending",
    paused: "Paused",
    stopped: "Stopped",
    sent: "Sent",
  } satisfies Record<AnnouncementState, string>,
  list: {
    heading: "Announcements",
    columns: { subject: "Email", state: "State", tool: "Tool", reached: "Sent to", when: "When" },
    reached: members,
    empty: "No announcements yet. Choose a tool above and write its email.",
  },
  write: {
    heading: "The email",
    subject: "Subject",
    body: "Text",
    bodyHelp:
      "An empty line begins a paragraph. The greeting, the button to the tool and the unsubscribe link are added.",
    toAll: "Also to members who got an announcement of another tool",
    submit: "Save the draft",
    sending: "Saving the draft…",
    saved: "Saved. The preview shows the current text.",
    discard: "Discard the draft",
  },
  email: {
    heading: "Preview of the email",
    frame: (subject: string) => `The announcement “${subject}”`,
    note: "Shown with your own name. Its links do not work here.",
    leadsTo: (address: string) => `Its button links to ${address}`,
    leadsToProducts: "Its button links to the products page.",
  },
  sendTest: {
    action: "Send a test to myself",
    whose: "the announcement",
    done: (email: string) => `A test email is being sent to ${email}.`,
    failed: `The test email was not sent. ${unreachable}`,
  },
  reach: {
    heading: "Recipients",
    recipients: (count: number) => (count === 0 ? "No members" : members(count)),
    recipientsNote: "with a confirmed address and any membership, coaches included; each gets it once",
    leftOut: "Left out",
    reasons: {
      unconfirmed: "have not confirmed their address",
      left: "unsubscribed from announcements",
      written: "already got an announcement of this tool",
      elsewhere: "already got an announcement of another tool",
    },
    nobodyLeftOut: "No members are left out.",
    stillSoon: (tool: string) =>
      `${tool} is still marked “Coming soon”, so the button of the email links to the products page. To link to the tool, open it first.`,
  },
  send: {
    action: (count: number) => `Send to ${members(count)}`,
    noRecipients: "There are no recipients",
    unsaved: "Save the draft first: only the saved text is sent.",
    heading: (count: number) => `Send this email to ${members(count)}?`,
    text: "The emails are sent in batches. You can pause or stop them, but you cannot undo those that were sent.",
    preparing: "Counting…",
    confirm: "Send now",
    cancel: "Not yet",
    close: "Close without sending",
  },
  progress: {
    label: "Emails sent",
    of: (total: number) => `of ${groupDigits(total)} emails are sent`,
    waiting: (count: number) => (count === 1 ? "1 email is queued" : `${count} emails are queued`),
    failed: (count: number) => (count === 1 ? "1 did not arrive" : `${count} did not arrive`),
    cancelled: (count: number) =>
      count === 1
        ? "1 was not sent, because the member had unsubscribed or changed the address"
        : `${count} were not sent, because the members had unsubscribed or changed the address`,
    toMail: "Show failed emails",
    hints: {
      sending: "You may leave this page; sending continues.",
      paused:
        "No new email is sent while it is paused; those whose first attempt failed are still tried again. No member gets it twice.",
      stopped:
        "It cannot be resumed. A new announcement of this tool goes to members who did not get this one.",
      sent: "Sending is finished. Emails that are still queued are sent automatically.",
    },
    sentOff: "Started",
    by: (name: string) => `by ${name}`,
    reached: (count: number) => `Sent to ${members(count)}.`,
    unsent: (count: number) => `${members(count)} did not get it.`,
  },
  actions: {
    paused: "Pause",
    sending: "Resume",
    stopped: "Stop permanently",
    stop: {
      heading: "Stop this announcement permanently?",
      text: (count: number) =>
        `Up to ${members(count)} will not get it; emails whose first attempt failed are still tried again. To continue later, pause it instead.`,
      confirm: "Stop it",
      cancel: "Cancel",
      close: "Close without stopping",
    },
  },
  discard: {
    heading: "Discard this draft?",
    text: "It was not sent. Its text is deleted.",
    confirm: "Discard it",
    cancel: "Keep it",
    close: "Close and keep it",
  },
  errors: {
    gone: "This announcement no longer exists. Go back to the list of announcements.",
    changedMeanwhile:
      "This announcement was changed in another window or by another coach, so your change was not saved. Your text is kept here: reload the page, and save it again if you still want it.",
    illegal: "This is not possible in the current state of the announcement. Please reload the page.",
    subject: "Please give the email a subject",
    body: "Please write the email",
    tooLong: (limit: number) => `Please keep it to ${limit} characters`,
    unstorable: "This text contains a character that cannot be stored",
    address: "Please enter a complete address that begins with https://",
  },
} as const;
