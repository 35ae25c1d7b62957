import "server-only";
import { z } from "@/lib/zod";
import { defineMail, greeting, named, sampleName } from "../define-mail";

const changes = {
  "factor.passkey-added": "A passkey was added to your account. From now on it opens the Desk.",
  "factor.passkey-removed": "A passkey was removed from your account and no longer opens the Desk.",
  "factor.app-added":
    "An app that shows codes was added to your account. From now on its codes open the Desk.",
  "factor.app-removed": "The app that shows codes was removed from your account.",
  "factor.recovery-renewed": "Ten new recovery codes were made for your account. The earlier ones are void.",
  "factor.recovery-used": "One of your recovery codes was used to open the Desk. It cannot be used again.",
  "factor.reset":
    "Whoever runs the site cleared your second factor. The Desk asks for a new one at your next visit.",
} as const;

type Change = keyof typeof changes;

export const secondFactorChanged = defineMail({
  label: "Second factor changed",
  payload: named.extend({ change: z.enum(Object.keys(changes) as [Change, ...Change[]]) }),
  sample: () => ({ name: sampleName, change: "factor.passkey-added" as const }),
  content: ({ name, change }) => ({
    subject: "The second key to the Desk",
    preview: changes[change],
    heading: "About your second key",
    paragraphs: [greeting(name), changes[change]],
    notes: ["If that was not you, choose a new password now and answer this letter."],
  }),
});
