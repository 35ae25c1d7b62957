import "server-only";
import { z } from "@/lib/zod";
import { defineMail, greeting, named, sampleName } from "../define-mail";

const paragraphs = {
  linked: [
    "A Google account was connected to your account, after the password for yours was given.",
    "From now on either of the two lets you in.",
  ],
  takeover: [
    "You signed in with Google, and so proved that this address is yours. The account made with it belongs to you.",
    "Nobody had confirmed it before. The password it had is gone, and whoever was signed in with it was signed out.",
  ],
};

export const googleLinked = defineMail({
  label: "Google connected",
  payload: named.extend({ isTakeover: z.boolean() }),
  sample: () => ({ name: sampleName, isTakeover: false }),
  content: ({ name, isTakeover }) => ({
    subject: "You can now sign in with Google",
    preview: "A Google account is connected to your profile.",
    heading: "Google lets you in as well now",
    paragraphs: [greeting(name), ...(isTakeover ? paragraphs.takeover : paragraphs.linked)],
    notes: [
      "If you did not do this, answer this letter today, and choose a new password on the sign-in page.",
    ],
  }),
});
