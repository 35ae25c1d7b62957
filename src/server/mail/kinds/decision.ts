import "server-only";
import { decisionHeading, decisionMails } from "@/content/decision-mails";
import { plainName } from "@/lib/plain-name";
import { z } from "@/lib/zod";
import { defineMail, named, sampleName } from "../define-mail";

/** Written by a coach; greeting and farewell are among the paragraphs. */
export const decision = defineMail({
  label: "Answer to an application",
  payload: named.extend({ subject: z.string(), paragraphs: z.array(z.string()) }),
  sample: () => {
    const { subject, body } = decisionMails.invited(sampleName);
    return { name: sampleName, subject, paragraphs: body.split("\n\n") };
  },
  content: ({ name, subject, paragraphs }) => ({
    subject: subject.replace(/\p{Cc}+/gu, " ").trim(),
    preview: "Our answer to what you wrote to us.",
    heading: decisionHeading(plainName(name)),
    paragraphs,
  }),
});
