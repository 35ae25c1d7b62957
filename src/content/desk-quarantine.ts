import { type ApplicationFieldText, applicationFields } from "./application-fields";
import { unreachable } from "./load-failures";
import { retention } from "./retention";

export const quarantineReasons = ["hidden-field", "too-fast"] as const;

const applicationShorts = Object.fromEntries(
  Object.entries<ApplicationFieldText>(applicationFields).flatMap(([name, { short }]) =>
    short ? [[name, short]] : [],
  ),
);

export const deskQuarantine = {
  heading: "Quarantined forms",
  note: `These forms look like spam. Release those of real people; the others are deleted after ${retention.quarantinedForms} days.`,
  searchLabel: "Find a quarantined form by its address",
  searchPlaceholder: "A complete email address",
  counts: {
    heading: "The last 30 days",
    truncated: "Only the newest thousand are counted.",
  },
  list: { heading: "Waiting for review" },
  reasons: {
    "hidden-field": {
      label: "Hidden field",
      text: "A field that people do not see was filled in.",
    },
    "too-fast": { label: "Too fast", text: "It was sent faster than a person can type." },
  } as Record<string, { label: string; text: string }>,
  otherReason: { label: "Quarantined", text: "This release does not know the reason." },
  forms: {
    waitlist: "Waiting list",
    application: "Application",
    "sign-up": "Sign-up",
  } as Record<string, string>,
  otherForm: "A form",
  noName: "No name",
  fields: {
    motivation: "Motivation",
    ...applicationShorts,
  } as Record<string, string>,
  nothingSent: "Only a name and an address.",
  release: {
    action: "Release",
    done: {
      application: "Stored as an application.",
      entry: "Added to the waiting list.",
      user: "The account was created.",
    } as Record<string, string>,
    known:
      "This person was already on the waiting list or invited. If no newer form has come from them, the list now has its text.",
    doneOther: "Released.",
    open: "Open it",
    failed: `The form was not released. ${unreachable}`,
    moved: "This form was already released. There is nothing left to do.",
    busy: "Another coach is releasing this form. Check again in a minute.",
    gone: "This form is no longer stored. There is nothing left to do.",
    strange: "This release does not know this kind of form. Please write to the person yourself.",
    left: "This person has left the waiting list since they sent this form, so it is not released.",
    unfit:
      "This form does not meet the current rules, so it cannot be released. Please ask the person to send it again.",
  },
  empty: "No forms are in quarantine.",
  notFound: (query: string) => `No form from “${query}” is in quarantine. Search for the complete address.`,
} as const;
