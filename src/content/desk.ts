import { unreachable } from "./load-failures";

export const desk = {
  title: "Desk",
  navLabel: "Desk",
  signedInAs: "Signed in as coach",
  toProfile: "Your profile",
  toSite: "To the site",
  pages: {
    overview: { href: "/desk", label: "Overview" },
    applications: { href: "/desk/applications", label: "Applications" },
    waitlist: { href: "/desk/waiting-list", label: "Waiting list" },
    votes: { href: "/desk/votes", label: "Votes" },
    announcements: { href: "/desk/announcements", label: "Announcements" },
    pages: { href: "/desk/pages", label: "Pages" },
    members: { href: "/desk/members", label: "Members" },
    mail: { href: "/desk/mail", label: "Mail" },
    quarantine: { href: "/desk/quarantine", label: "Quarantine" },
    audit: { href: "/desk/audit", label: "Audit" },
  },
  search: {
    label: "Find a person",
    placeholder: "Find a name or an email",
    submit: "Find",
    /** The length of the longest email address (RFC 5321). */
    maxLength: 254,
  },
  clock: {
    team: (zone: string) =>
      `Times on this page are the team’s: ${zone.replace(/.*\//, "").replaceAll("_", " ")}.`,
    own: "Times on this page are those of your own computer.",
  },
  listTitle: {
    found: (query: string, list: string) => `“${query}” in ${list}`,
    filtered: (list: string, labels: readonly string[]) => `${list}: ${labels.join(", ")}`,
    onPage: (list: string, page: number) => `${list}, page ${page}`,
  },
  pager: { label: "Pages", newer: "First page", older: "Next page" },
  loading: "Loading the page…",
  noScript:
    "You can read, search, filter and download files without JavaScript. Changes, invitations and notes need it.",
  failed: {
    heading: "This page could not be loaded",
    text: "No data is lost. Wait a moment, then load the page again.",
    retry: "Load it again",
  },
  notFound: {
    heading: "There is nothing at this address",
    text: "The record was deleted, or the address is incomplete. “Find a person” on the overview finds people and their records.",
    home: "To the overview",
  },
  shortcuts: {
    open: "Keys",
    openTitle: "Show the keyboard shortcuts of this page",
    heading: "Keyboard shortcuts of this page",
    text: "They work while you are not typing in a field.",
    row: { next: "Go down the list", previous: "Go up the list" },
    isOn: "Use keyboard shortcuts",
    close: "Close the list of shortcuts",
  },
  sending: "Saving…",
  notSaved: `Your change was not saved; your text is still here. ${unreachable}`,
} as const;
