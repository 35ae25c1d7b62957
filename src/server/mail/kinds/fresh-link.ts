import "server-only";
import { z } from "@/lib/zod";
import { defineMail, greeting, linked, linkedSample } from "../define-mail";

const uses = {
  reset: { subject: "A fresh link for a new password", action: "Choose a new password" },
  enter: { subject: "A fresh link to sign in", action: "Sign in" },
};

/** Asked for with the link of an earlier letter, and so by whoever reads this mailbox. */
export const freshLink = defineMail({
  label: "Fresh link",
  payload: linked.extend({ purpose: z.enum(["reset", "enter"]) }),
  sample: () => ({ ...linkedSample(), purpose: "enter" as const }),
  content: ({ name, linkId, purpose }, linkTo) => ({
    subject: uses[purpose].subject,
    preview: "This one works for the next thirty minutes.",
    heading: "Here is another one",
    paragraphs: [
      greeting(name),
      "The link in our earlier letter had run out, and you asked for this one in its place.",
    ],
    action: { label: uses[purpose].action, url: linkTo(purpose, linkId), once: true },
    notes: [
      "If you did not, somebody else may be reading your mail: change your mailbox’s password first, then the one here.",
    ],
  }),
});
