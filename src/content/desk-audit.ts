import { deskAnnouncements } from "./desk-announcements";
import { applicationStatuses } from "./desk-applications";
import { deskMail } from "./desk-mail";
import { deskWaitlist } from "./desk-waitlist";
import { freeTools } from "./free-tools";

/** Each key is the prefix of stored action names. */
const kinds = {
  account: "Accounts",
  google: "Google",
  factor: "Second factors",
  waitlist: "Waiting list",
  application: "Applications",
  member: "Members",
  mail: "Mail",
  caught: "Quarantine",
  votes: "Votes",
  announcement: "Announcements",
  tool: "Free tools",
  content: "Pages",
};

export type AuditKind = keyof typeof kinds;

export const auditKinds = Object.keys(kinds) as [AuditKind, ...AuditKind[]];

export const deskAudit = {
  heading: "Audit log",
  note: "Every change at the Desk and to an account is recorded here.",
  searchLabel: "Find a member in the audit",
  filterLabel: "Kinds of events",
  all: "Everything",
  kinds,
  columns: { what: "What", when: "When", who: "Who", change: "Before and after" },
  actors: { former: "A former member", visitor: "A visitor", site: "The site" },
  own: "Their own account",
  subjects: {
    user: { label: "Member", gone: "A former member’s account" },
    application: { label: "Application", gone: "A deleted application" },
    entry: { label: "Waiting list", gone: "A deleted entry" },
    mail: { label: "Email", gone: "A deleted email" },
    caught: { label: "Quarantine", gone: "A quarantined form" },
    "waiting-list": { label: "Waiting list", gone: "The whole list" },
    votes: { label: "Votes", gone: "All the votes" },
    person: { label: "Person", gone: "A person without an account" },
    announcement: { label: "Announcement", gone: "A discarded draft" },
    tool: { label: "Free tool", gone: "A tool that is no longer listed" },
    content: { label: "Page", gone: "A page that no longer exists" },
  } as Record<string, { label: string; gone: string }>,
  otherSubject: "Something else",
  was: "was",
  became: "became",
  nothing: "nothing",
  fields: {
    displayName: "Nickname",
    membershipStatus: "Membership",
    status: "Status",
    reviewed: "Reviewed",
    role: "Role",
    provider: "By",
    by: "With",
    form: "Form",
    reason: "Reason",
    made: "Became",
    kind: "Email",
    state: "State",
    attempts: "Attempts",
    count: "Rows",
    rows: "Rows",
    program: "Program",
    notified: "Invited",
    letter: "Email",
    tool: "Tool",
    address: "Address",
  } as Record<string, string>,
  values: {
    true: "yes",
    false: "no",
    explorer: "Explorer",
    adventurer: "Adventurer",
    alchemist: "Alchemist",
    founding_member: "Founding Member",
    coach: "coach",
    member: "member",
    google: "Google",
    ...applicationStatuses,
    ...deskWaitlist.statuses,
    ...deskAnnouncements.states,
    ...deskMail.states,
    ...Object.fromEntries(freeTools.map(({ id, name }) => [id, name])),
  } as Record<string, string>,
  empty: "There are no events of this kind yet.",
  notFound: (query: string) => `No member matches “${query}”. Try fewer letters.`,
  nothingAbout:
    "There are no events of this kind by a member who matches, or about their account. Forms are recorded without an account.",
  truncated: "More members match than are shown here. Type more letters or the complete address.",
} as const;
