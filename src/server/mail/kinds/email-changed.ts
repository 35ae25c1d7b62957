import "server-only";
import { z } from "@/lib/zod";
import { defineMail, greeting, named, sampleName } from "../define-mail";

export const emailChanged = defineMail({
  label: "Address changed",
  payload: named.extend({ newEmail: z.string() }),
  sample: () => ({ name: sampleName, newEmail: "noor@example.org" }),
  content: ({ name, newEmail }) => ({
    subject: "Your account has a new address",
    preview: "Letters from us go there from now on.",
    heading: "Your account has moved",
    paragraphs: [
      greeting(name),
      `Your account now belongs to ${newEmail}. You sign in with that address, and this one gets no more letters.`,
      "Other devices were signed out.",
    ],
    notes: ["If you did not ask for this, write to us today, from this address. We can look into it."],
  }),
});
