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
  heading: "Held back, in case somebody meant it",
  note: `Let through what a person meant; the rest goes by itself after ${retention.quarantinedForms} days.`,
  searchLabel: "Find a held-back form by its address",
  searchPlaceholder: "A whole email address",
  counts: {
    heading: "The last 30 days",
    cut: "Counted among the newest thousand.",
  },
  list: { heading: "Waiting for a look" },
  reasons: {
    "hidden-field": {
      label: "Hidden field",
      text: "A field that people do not see was filled in.",
    },
    "too-fast": { label: "Too fast", text: "It was sent faster than anybody can type." },
  } as Record<string, { label: string; text: string }>,
  otherReason: { label: "Held back", text: "For a reason this release does not know." },
  forms: {
    waitlist: "Waiting list",
    application: "Application",
    "sign-up": "Sign-up",
  } as Record<string, string>,
  otherForm: "A form",
  noName: "No name",
  fields: {
    motivation: "Why they come",
    ...applicationShorts,
  } as Record<string, string>,
  nothingSent: "Nothing but a name and an address.",
  release: {
    action: "Let it through",
    done: {
      application: "Taken as an application.",
      entry: "Put on the waiting list.",
      user: "The account is made.",
    } as Record<string, string>,
    doneOther: "Let through.",
    open: "Look at it",
    failed: `The form is still held. ${unreachable}`,
    moved: "Somebody let this one through already; there is nothing left to do.",
    busy: "Somebody else is letting this one through at this moment. Look again in a minute.",
    gone: "That form is not kept any more; there is nothing left to do.",
    strange: "This release does not know what to do with that form. Please answer the person by hand.",
    unfit:
      "What was sent does not fit the form of today, so it cannot be taken as it is. Please write to the person and ask for a new one.",
  },
  empty: "Nothing is held back. Every form that was sent has been taken.",
  notFound: (query: string) => `Nothing from “${query}” is held back. The whole address is needed here.`,
} as const;
